import { useState } from 'react';
import type { Query } from '@/domain/query';
import type { QueryText } from '@/features/text-query/queryText';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './QueryAsText.module.css';

/** The query as one line of text, to be edited in the search box or copied. */
export function QueryAsText({ query, text }: { readonly query: Query; readonly text: QueryText }) {
  const { shop } = useMessages();
  const [state, copy] = useCopy();
  const [line, setLine] = useState('');
  const [byHand, setByHand] = useState(false);
  if (state === 'refused' && !byHand) setByHand(true);

  /** Runs synchronously if the parser is loaded: browsers allow copying only while handling the click. */
  const withLine = (use: (line: string) => void) => {
    if (text.parser !== null) use(text.parser.write(query));
    else void text.load().then((parser) => (parser === null ? undefined : use(parser.write(query))));
  };
  const copyLine = () => {
    setByHand(false);
    withLine((written) => {
      setLine(written);
      copy(written);
    });
  };
  const preload = { onPointerEnter: () => void text.load(), onFocus: () => void text.load() };
  return (
    <>
      <span className={styles.tools}>
        <TextButton {...preload} className={styles.tool} onClick={() => withLine(text.rewrite)}>
          {shop.editAsText}
        </TextButton>
        <TextButton {...preload} className={styles.tool} onClick={copyLine}>
          {shop.copyAsText}
        </TextButton>
      </span>
      <span role="status" className={styles.said}>
        {state === 'copied' && shop.copied}
        {byHand && shop.copyByHand}
      </span>
      {byHand && (
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
