import { ShopError } from '@/base/shopError';
import type { OperatorMessages } from './zh';

/** Describes why a request failed. */
export function problemText(error: unknown, { problems }: OperatorMessages): string {
  const code = error instanceof ShopError ? error.code : '';
  if (code === 'operator-fetch') return problems.fetch;
  if (code === 'operator-no-hash') return problems.noHash;
  return code.startsWith('catalog-') ? problems.published : problems.other;
}
