import type { DeployCheckId, Finding } from '@/cli/deploy/deployCheck';
import type { CliLocale } from '@/cli/io/effects';
import { DEPLOY_MESSAGES_EN } from './deployMessagesEn';
import { DEPLOY_MESSAGES_ZH } from './deployMessagesZh';

/** Messages of `deploy-check`. */
export type DeployMessages = {
  readonly unreachable: (url: string, reason: string) => string;
  readonly redirected: (url: string, target: string) => string;
  readonly names: Readonly<Record<DeployCheckId, string>>;
  /** What a passed check has looked at. */
  readonly passed: Readonly<Record<DeployCheckId, (checked: number) => string>>;
  readonly skipped: Readonly<Record<DeployCheckId, string>>;
  /** What is wrong at some paths. */
  readonly finding: Readonly<Record<Finding['problem'], (finding: Finding) => string>>;
  /** Kinds of findings that are not printed. */
  readonly more: (count: number) => string;
  readonly morePaths: (count: number) => string;
  /** How to correct a failed check, in one sentence. */
  readonly remedies: Readonly<Record<DeployCheckId, string>>;
  readonly summary: (passed: number, failed: number, skipped: number) => string;
};

export const DEPLOY_MESSAGES: Readonly<Record<CliLocale, DeployMessages>> = {
  zh: DEPLOY_MESSAGES_ZH,
  en: DEPLOY_MESSAGES_EN,
};
