import { Argument, Command } from 'commander';
import { bashCompletion, zshCompletion } from './support/completion-script.js';
import { asJson, type Printed, printLine } from './support/print.js';

const shells = { bash: bashCompletion, zsh: zshCompletion } as const;

export const completion = new Command('completion')
  .description('Prints a script that completes commands, options and their values. Load it in the start file of the shell')
  .addArgument(new Argument('<shell>', 'shell').choices(Object.keys(shells)))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- completion bash\nLoad:    source <(quiet-shop completion bash)')
  .action((shell: keyof typeof shells, { json }: Printed, command: Command) => {
    const script = shells[shell](command.parent!);
    if (json) printLine(JSON.stringify({ shell, script }, null, 2));
    else process.stdout.write(script);
  });
