import type { Command, Option } from 'commander';

/** A command with the words that can follow it. */
export interface CompletedCommand {
  /** Words after the program's name: `orders ship`; empty for the program. */
  path: string;
  commands: { name: string; description: string }[];
  options: { name: string; description: string; takesValue: boolean; choices: readonly string[] }[];
}

const optionOf = ({ long, short, description, required, optional, argChoices = [] }: Option): CompletedCommand['options'][number] => ({
  name: long ?? short!,
  description,
  takesValue: required || optional,
  choices: argChoices,
});

/** A command, and all commands below it. */
export const completedCommands = (command: Command, path = ''): CompletedCommand[] => {
  const own = {
    path,
    commands: command.commands.map((one) => ({ name: one.name(), description: one.description() })),
    options: [...command.options.map(optionOf), { name: '--help', description: 'shows the help', takesValue: false, choices: [] }],
  };
  return [own, ...command.commands.flatMap((one) => completedCommands(one, `${path} ${one.name()}`.trim()))];
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const wordsOf = ({ commands, options }: CompletedCommand): string => [...commands, ...options].map(({ name }) => name).join(' ');
const valued = (all: readonly CompletedCommand[]): string =>
  [...new Set(all.flatMap(({ options }) => options.filter(({ takesValue }) => takesValue).map(({ name }) => name)))].join('|');

/** Code of the shell that follows the typed words from command to command, past options and their values. Not `path`, which is the search path in zsh. */
const pathLoop = (all: readonly CompletedCommand[], words: string): string => `  local at= word skip=
  for word in ${words}; do
    if [[ -n $skip ]]; then skip=; continue; fi
    case $word in
      ${valued(all)}) skip=1 ;;
      -*) ;;
      *) case "$at $word" in
        ${all
          .filter(({ path }) => path)
          .map(({ path }) => quoted(` ${path}`))
          .join('|')}) at="$at $word" ;;
      esac ;;
    esac
  done`;

/** Branches for options that accept only certain values. */
const choiceCases = (all: readonly CompletedCommand[], reply: (choices: readonly string[]) => string): string =>
  all
    .flatMap(({ path, options }) =>
      options.filter(({ choices }) => choices.length).map(({ name, choices }) => `    ${quoted(`${path && ' '}${path} ${name}`)}) ${reply(choices)} ;;`),
    )
    .join('\n');

/** Completion for bash: `source <(quiet-shop completion bash)`. */
export const bashCompletion = (program: Command): string => {
  const all = completedCommands(program);
  const name = program.name();
  return `# Completion of ${name} for bash. Load it with: source <(${name} completion bash)
_${name.replaceAll('-', '_')}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
${pathLoop(all, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  case "$at $previous" in
${choiceCases(all, (choices) => `COMPREPLY=($(compgen -W ${quoted(choices.join(' '))} -- "$current")); return`)}
  esac
  case $previous in ${valued(all)}) COMPREPLY=($(compgen -f -- "$current")); return ;; esac
  case "$at" in
${all.map((command) => `    ${quoted(command.path && ` ${command.path}`)}) words=${quoted(wordsOf(command))} ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -gt 0 || $current == -* ]] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _${name.replaceAll('-', '_')} ${name}
`;
};

/** A word with its description, as `_describe` of zsh reads it. */
const described = ({ name, description }: { name: string; description: string }): string => quoted(`${name.replaceAll(':', String.raw`\:`)}:${description.replaceAll(':', ' ')}`);

/** Completion for zsh, with descriptions: `source <(quiet-shop completion zsh)`. */
export const zshCompletion = (program: Command): string => {
  const all = completedCommands(program);
  const name = program.name();
  return `#compdef ${name}
# Completion of ${name} for zsh. Load it with: source <(${name} completion zsh)
_${name.replaceAll('-', '_')}() {
  local current=$words[CURRENT] previous=$words[CURRENT-1]
  local -a choices
${pathLoop(all, '"${(@)words[2,CURRENT-1]}"')}
  case "$at $previous" in
${choiceCases(all, (choices) => `compadd -- ${choices.map(quoted).join(' ')}; return`)}
  esac
  case $previous in ${valued(all)}) _files; return ;; esac
  case "$at" in
${all.map((command) => `    ${quoted(command.path && ` ${command.path}`)}) choices=(${[...command.commands, ...command.options].map(described).join(' ')}) ;;`).join('\n')}
  esac
  _describe -t commands ${quoted(name)} choices || _files
}
compdef _${name.replaceAll('-', '_')} ${name}
`;
};
