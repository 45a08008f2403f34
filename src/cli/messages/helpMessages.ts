import type { CommandName } from '@/cli/args/parsedCommand';

/** The help in one language: the overview, and the help on each command. */
export type HelpMessages = {
  readonly intro: string;
  readonly usage: string;
  readonly sheets: string;
  readonly exitCodes: string;
  readonly options: string;
  readonly examples: string;
  readonly more: string;
  readonly commands: Readonly<Record<CommandName, CommandHelp>>;
};

/** `usage` follows the name of the command; `details` are shown in the help on the command only. */
export type CommandHelp = {
  readonly usage: string;
  readonly summary: string;
  readonly details?: string;
  readonly options: readonly string[];
  readonly examples: readonly string[];
};
