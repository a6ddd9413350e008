import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command, Option } from 'commander';
import { bashCompletion, completedCommands, zshCompletion } from './completion-script.js';

const orders = new Command('orders')
  .description('Shows orders')
  .addCommand(
    new Command('list')
      .description('Lists orders')
      .addOption(new Option('--format <format>', 'output').choices(['table', 'csv']))
      .option('--json', 'prints JSON'),
  )
  .addCommand(new Command('ship').description("Ships an order: the carrier's name, and more").option('--carrier <name>', 'name of the carrier'));
const program = new Command('quiet-shop').addCommand(orders).addCommand(new Command('doctor').description('Runs all checks'));

/** What bash offers after the typed words; the last one is being typed. */
const offered = async (...words: string[]): Promise<string[]> => {
  const typed = ['quiet-shop', ...words];
  const script = `${bashCompletion(program)}\nCOMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}; _quiet_shop; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: import.meta.dirname });
  return stdout.trim().split('\n').filter(Boolean);
};

describe('the completion', () => {
  it('contains every command with its options and their values', () => {
    expect(completedCommands(program).map(({ path }) => path)).toEqual(['', 'orders', 'orders list', 'orders ship', 'doctor']);
    expect(completedCommands(program)[2]!.options.map(({ name, choices }) => [name, choices])).toEqual([
      ['--format', ['table', 'csv']],
      ['--json', []],
      ['--help', []],
    ]);
  });

  it('offers groups, commands, options and values in bash', async () => {
    expect(await offered('')).toEqual(['orders', 'doctor', '--help']);
    expect(await offered('orders', 's')).toEqual(['ship']);
    expect(await offered('orders', 'ship', 'ENC-1', '--c')).toEqual(['--carrier']);
    expect(await offered('orders', 'list', '--format', 'c')).toEqual(['csv']);
  });

  it('takes the value of an option for no command', async () => {
    expect(await offered('orders', '--carrier', 'list', 'ship', '--')).toEqual(['--carrier', '--help']);
  });

  it('completes file names where no command follows', async () => {
    expect(await offered('orders', 'ship', '--carrier', 'completion-script.s')).toEqual(['completion-script.spec.ts']);
  });

  it('describes commands in zsh, whatever their descriptions contain', () => {
    expect(zshCompletion(program)).toContain(String.raw`'ship:Ships an order  the carrier'\''s name, and more'`);
  });
});
