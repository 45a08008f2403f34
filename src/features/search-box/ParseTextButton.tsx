import { useMemo } from 'react';
import type { Currency } from '@/domain/money';
import type { Query } from '@/domain/query';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { QueryParser } from '@/features/text-query/queryParser';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ParseTextButton.module.css';

export type ParseTextButtonProps = {
  readonly query: Query;
  readonly parser: Pick<QueryParser, 'apply'>;
  /** Currency of the catalog; null while it is unknown. */
  readonly currency: Currency | null;
  readonly onChoose: (next: Query) => void;
};

/** Parses the query's text into conditions on demand, since a text from a link is first searched for as it is. Renders nothing if
 *  no part of the text can be parsed. */
export function ParseTextButton({ query, parser, currency, onChoose }: ParseTextButtonProps) {
  const { shop } = useMessages();
  const next = useMemo(
    () => parser.apply({ ...query, text: '' }, query.text, { currency, cursor: null, searchedText: '' }),
    [parser, query, currency],
  );
  if (isSameQuery({ ...next, text: '' }, { ...query, text: '' })) return null;
  return (
    <button type="button" className={styles.button} onClick={() => onChoose(next)}>
      {shop.parseText(query.text)}
    </button>
  );
}
