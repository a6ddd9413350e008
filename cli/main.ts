import { Command, CommanderError } from 'commander';
import { ConfigurationError } from '../src/config/environment.js';
import { acoustics } from './acoustics.js';
import { apiKeys } from './api-keys.js';
import { businessCentral } from './business-central.js';
import { diagnostics } from './diagnostics.js';
import { doctor } from './doctor.js';
import { locales } from './locales.js';
import { orders } from './orders.js';
import { routes } from './routes.js';
import { Failure } from './support/failure.js';
import { webhooks } from './webhooks.js';

/** It could not be done. */
const failed = 1;
/** It was asked for wrongly. */
const misused = 2;

const program = new Command('quiet-shop').description('Keeps routes, brands, texts, products and orders true');
for (const command of [routes, locales, acoustics, orders, webhooks, apiKeys, businessCentral, diagnostics, doctor]) program.addCommand(command);

const settle = (command: Command): void => {
  command.showHelpAfterError().exitOverride();
  command.commands.forEach(settle);
};
settle(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : misused;
  else {
    const isExpected = error instanceof Failure || error instanceof ConfigurationError;
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = failed;
  }
}
