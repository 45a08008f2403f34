import { type FormEvent, useState } from 'react';
import type { Currency } from '@/domain/money';
import { clearConditions, type Query } from '@/domain/query';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { Button } from '@/ui/components/controls/Button';
import { SearchField } from '@/ui/components/controls/SearchField';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './GonePanel.module.css';
import { useDetailMessages } from './messages/useDetailMessages';

export type GoneSearchProps = {
  readonly query: Query;
  readonly parserState: QueryParserState;
  /** Currency of the catalog; null while it is unknown. */
  readonly currency: Currency | null;
  readonly onSearch: (next: Query) => void;
};

/** A search field that starts a new search, without the conditions of the query. */
export function GoneSearch({ query, parserState, currency, onSearch }: GoneSearchProps) {
  const { shop } = useMessages();
  const messages = useDetailMessages();
  const [text, setText] = useState('');
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const base = { ...clearConditions(query), open: null };
    const parser = parserState.parser ?? (await parserState.load());
    onSearch(parser?.apply(base, text, { currency, cursor: null, searchedText: '' }) ?? { ...base, text: text.trim() });
  };
  return (
    <form className={styles.search} onSubmit={search}>
      <SearchField
        label={messages.searchAgain}
        placeholder={shop.searchPlaceholder}
        clearLabel={shop.clearSearch}
        value={text}
        onChange={setText}
        onFocus={() => void parserState.load()}
      />
      <Button type="submit" variant="primary" size="large" disabled={text.trim() === ''}>
        {messages.search}
      </Button>
    </form>
  );
}
