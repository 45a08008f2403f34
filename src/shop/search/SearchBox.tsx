import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { PAGE_SIZE, type Query } from '@/domain/query';
import type { SetQuery } from '@/shop/useShopQuery';
import { SearchField } from '@/ui/SearchField';
import { useDraft } from '@/ui/useDraft';
import { useMessages } from '@/ui/useMessages';
import { useFocusKeys } from './useFocusKeys';

/** The one box: what is typed becomes the query's text after a pause, or at once with Enter. Esc empties it, then leaves it. */
export function SearchBox({ query, setQuery }: { readonly query: Query; readonly setQuery: SetQuery }) {
  const { shop } = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const [composing, setComposing] = useState(false);
  const { draft, change, flush } = useDraft({
    value: query.text,
    same: Object.is,
    // Half-written pinyin or kana is not what is meant.
    holds: () => composing,
    handOver: (text: string) => setQuery({ ...query, text, shown: PAGE_SIZE }, 'replace'),
  });
  useFocusKeys(box);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') return;
    if (draft === '') box.current?.blur();
    else change('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form gives a phone's keyboard its search key; <search> is too new
    <form role="search" onSubmit={submit}>
      <SearchField
        ref={box}
        label={shop.searchLabel}
        placeholder={shop.searchPlaceholder}
        clearLabel={shop.clearSearch}
        hint="/"
        value={draft}
        onChange={change}
        onComposing={setComposing}
        onKeyDown={onKey}
        onBlur={flush}
      />
    </form>
  );
}
