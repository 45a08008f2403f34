import type { Command } from '@/cli/args/parsedCommand';

/** The help in one language: what there is, and what each command does, with its options and examples. */
export type HelpMessages = {
  readonly intro: string;
  readonly usage: string;
  readonly sheets: string;
  readonly exitCodes: string;
  readonly options: string;
  readonly examples: string;
  readonly more: string;
  readonly commands: Readonly<Record<Command, CommandHelp>>;
};

/** `call` is what stands behind the name of the command; `details` are shown in the help of the command alone. */
export type CommandHelp = {
  readonly call: string;
  readonly does: string;
  readonly details?: string;
  readonly options: readonly string[];
  readonly examples: readonly string[];
};
