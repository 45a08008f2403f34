import { useState } from 'react';
import type { Query } from '@/domain/query';
import type { ParserState } from '@/features/text-query/parserState';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useCopy } from '@/ui/hooks/useCopy';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './QueryAsText.module.css';

/** The query as one line of text, to be edited in the search box or copied. */
export function QueryAsText({ query, parserState }: { readonly query: Query; readonly parserState: ParserState }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const [state, copy] = useCopy();
  const [line, setLine] = useState('');
  const [isManualCopy, setIsManualCopy] = useState(false);
  if (state === 'refused' && !isManualCopy) setIsManualCopy(true);

  /** Runs synchronously once the parser has been loaded, because browsers allow copying only while handling the click. */
  const withLine = (use: (line: string) => void) => {
    if (parserState.parser !== null) use(parserState.parser.write(query, locale));
    else void parserState.load().then((parser) => (parser === null ? undefined : use(parser.write(query, locale))));
  };
  const copyLine = () => {
    setIsManualCopy(false);
    withLine((nextLine) => {
      setLine(nextLine);
      copy(nextLine);
    });
  };
  const preload = { onPointerEnter: () => void parserState.load(), onFocus: () => void parserState.load() };
  return (
    <>
      <span className={styles.tools}>
        <TextButton {...preload} className={styles.tool} onClick={() => withLine(parserState.rewrite)}>
          {shop.editAsText}
        </TextButton>
        <TextButton {...preload} className={styles.tool} onClick={copyLine}>
          {shop.copyAsText}
        </TextButton>
      </span>
      <span role="status" className={styles.status}>
        {state === 'copied' && shop.copied}
        {isManualCopy && shop.copyManually}
      </span>
      {isManualCopy && (
        <input
          ref={(field) => field?.select()}
          readOnly
          className={styles.line}
          aria-label={shop.queryLine}
          value={line}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
