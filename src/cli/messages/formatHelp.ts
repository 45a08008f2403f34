import { COMMANDS, type CommandName } from '@/cli/args/parsedCommand';
import type { CliLocale } from '@/cli/io/effects';
import { HELP_EN } from './helpEn';
import type { HelpMessages } from './helpMessages';
import { HELP_ZH } from './helpZh';

const HELP: Readonly<Record<CliLocale, HelpMessages>> = { zh: HELP_ZH, en: HELP_EN };

/** Formats the help on one command, or the overview. */
export function formatHelp(about: CommandName | null, locale: CliLocale): string {
  const help = HELP[locale];
  if (about !== null) return formatCommand(about, help);
  const usages = COMMANDS.map(
    (command) => `  ${programOf(command)} ${help.commands[command].usage}\n      ${help.commands[command].summary}`,
  );
  const examples = COMMANDS.flatMap((command) => help.commands[command].examples.slice(0, 1));
  return [
    help.intro,
    [help.usage, ...usages].join('\n'),
    help.sheets,
    [help.examples, ...examples.map((line) => `  ${line}`)].join('\n'),
    help.exitCodes,
    help.more,
  ].join('\n\n');
}

function formatCommand(command: CommandName, help: HelpMessages): string {
  const { usage, summary, details, options, examples } = help.commands[command];
  const parts = [
    `${programOf(command)} ${usage}\n  ${summary}`,
    ...(details === undefined ? [] : [details]),
    ...(options.length === 0 ? [] : [[help.options, ...options.map((line) => `  ${line}`)].join('\n')]),
    [help.examples, ...examples.map((line) => `  ${line}`)].join('\n'),
    ...(command === 'build' || command === 'diff' ? [help.sheets] : []),
    help.exitCodes,
  ];
  return parts.join('\n\n');
}

const SILENT: readonly CommandName[] = ['read', 'export', 'deploy-check'];

/** Adds npm's `-s` to commands whose output is read by other programs. */
function programOf(command: CommandName): string {
  return `npm run ${SILENT.includes(command) ? '-s ' : ''}catalog -- ${command}`;
}
