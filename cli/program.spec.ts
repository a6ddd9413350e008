import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { groups, programFor } from './program.js';

const leavesOf = (command: Command): Command[] => (command.commands.length ? command.commands.flatMap(leavesOf) : [command]);
const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
};
const pathOf = (command: Command): string => (command.parent ? `${pathOf(command.parent)} ${command.name()}`.trim() : '');

/** The examples in a help up to a pipe, as words: a quoted text is one word. */
const examplesIn = (help: string): string[][] =>
  [...help.matchAll(/npm run cli -- (.+?)(?: [|>] .*)?$/gm)].map(([, line]) => line!.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', '')));

describe('the help', () => {
  it.each(Object.keys(groups))('has an example for every command of %s', async (name) => {
    const program = await programFor([name]);
    const leaves = leavesOf(program.commands.find((command) => command.name() === name)!);
    expect(leaves.length).toBeGreaterThan(0);
    for (const leaf of leaves) expect(helpOf(leaf)).toContain(`Example: npm run cli -- ${pathOf(leaf)}`);
  });

  it.each(Object.keys(groups))('has examples that the command line accepts for every command of %s', async (name) => {
    const leaves = leavesOf((await programFor([name])).commands.find((command) => command.name() === name)!);
    for (const example of leaves.flatMap((leaf) => examplesIn(helpOf(leaf)))) {
      const program = await programFor(example);
      const accepted = new Error('accepted');
      program.hook('preAction', () => {
        throw accepted;
      });
      expect([example.join(' '), await program.parseAsync(example, { from: 'user' }).catch((error: unknown) => error)]).toEqual([example.join(' '), accepted]);
    }
  });

  it.each(Object.keys(groups))('lists --json for every command of %s', async (name) => {
    const program = await programFor([name]);
    for (const leaf of leavesOf(program.commands.find((command) => command.name() === name)!)) {
      expect([pathOf(leaf), leaf.options.map(({ long }) => long)]).toEqual([pathOf(leaf), expect.arrayContaining(['--json'])]);
    }
  });

  it('names the commands that docs/operations.md lists, and no others', async () => {
    const cells = readFileSync('docs/operations.md', 'utf8')
      .split('\n## ')
      .find((section) => section.startsWith('Command line'))!
      .matchAll(/^\| (`[^|]+) \|/gm);
    const listed = [...cells].flatMap(([, cell]) => {
      const words = [...cell!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
      const [group] = words[0]!.split(' ');
      return words.map((word) => (Object.hasOwn(groups, word.split(' ')[0]!) ? word : `${group} ${word}`));
    });
    const commands = Object.keys(groups).map(async (name) => (await programFor([name])).commands.find((command) => command.name() === name)!);
    const paths = (await Promise.all(commands)).flatMap((group) => (group.commands.length ? group.commands.map((command) => `${group.name()} ${command.name()}`) : [group.name()]));
    const isWhole = (path: string) => listed.includes(`${path.split(' ')[0]} …`);
    expect(listed.filter((one) => !one.endsWith(' …')).toSorted()).toEqual(paths.filter((path) => !isWhole(path)).toSorted());
  });

  it('lists every group without loading it', async () => {
    const help = helpOf(await programFor(['--help']));
    for (const [name, { description }] of Object.entries(groups)) expect(help).toMatch(new RegExp(`  ${name} .*${description}`));
  });
});
