import { COMMANDS, type Command } from '@/cli/args/parsedCommand';
import type { CliLocale } from './cliLocale';
import { HELP_EN } from './helpEn';
import type { HelpMessages } from './helpMessages';
import { HELP_ZH } from './helpZh';

const HELP: Readonly<Record<CliLocale, HelpMessages>> = { zh: HELP_ZH, en: HELP_EN };

/** The help about one command, or about all of them. */
export function helpAbout(about: Command | null, locale: CliLocale): string {
  const help = HELP[locale];
  if (about !== null) return formatCommand(about, help);
  const calls = COMMANDS.map(
    (command) => `  ${programOf(command)} ${help.commands[command].call}\n      ${help.commands[command].does}`,
  );
  const examples = COMMANDS.flatMap((command) => help.commands[command].examples.slice(0, 1));
  return [
    help.intro,
    [help.usage, ...calls].join('\n'),
    help.sheets,
    [help.examples, ...examples.map((line) => `  ${line}`)].join('\n'),
    help.exitCodes,
    help.more,
  ].join('\n\n');
}

function formatCommand(command: Command, help: HelpMessages): string {
  const { call, does, details, options, examples } = help.commands[command];
  const parts = [
    `${programOf(command)} ${call}\n  ${does}`,
    ...(details === undefined ? [] : [details]),
    ...(options.length === 0 ? [] : [[help.options, ...options.map((line) => `  ${line}`)].join('\n')]),
    [help.examples, ...examples.map((line) => `  ${line}`)].join('\n'),
    ...(command === 'build' || command === 'diff' ? [help.sheets] : []),
    help.exitCodes,
  ];
  return parts.join('\n\n');
}

/** Commands whose output is for another program want npm to be silent. */
function programOf(command: Command): string {
  return `npm run ${command === 'read' || command === 'export' ? '-s ' : ''}catalog -- ${command}`;
}
