import { Command } from 'commander';
import { routes } from './routes.js';

const program = new Command('quiet-shop').description('Keeps routes, brands, texts, products and orders true').showHelpAfterError();
program.addCommand(routes);
await program.parseAsync();
