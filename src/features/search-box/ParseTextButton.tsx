import { useMemo } from 'react';
import type { Currency } from '@/domain/money';
import type { Query } from '@/domain/query';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { QueryParser } from '@/features/text-query/queryParser';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ParseTextButton.module.css';

export type ParseTextButtonProps = {
  readonly query: Query;
  readonly reader: Pick<QueryParser, 'apply'>;
  /** What the catalog's prices are in; null while that is not known. */
  readonly currency: Currency | null;
  readonly onChoose: (next: Query) => void;
};

/** Offers to read the query's text as conditions, as typing it would have: a text that came with the address is looked for
 *  as it stands until somebody asks. Nothing if nothing in it can be read. */
export function ParseTextButton({ query, reader, currency, onChoose }: ParseTextButtonProps) {
  const { shop } = useMessages();
  const next = useMemo(
    () => reader.apply({ ...query, text: '' }, query.text, { currency, cursor: null }),
    [reader, query, currency],
  );
  if (isSameQuery({ ...next, text: '' }, { ...query, text: '' })) return null;
  return (
    <button type="button" className={styles.offer} onClick={() => onChoose(next)}>
      {shop.readText(query.text)}
    </button>
  );
}
