import { Button } from 'antd';
import { useRef } from 'react';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import styles from './start.module.css';
import { useDroppedFile } from './useDroppedFile';

type FilePlaceProps = {
  /** Name of the file that is there; null for none. */
  readonly file: string | null;
  readonly onFile: (file: File) => void;
};

/** Where the sheet is put: dropped, or chosen by a button. */
export function FilePlace({ file, onFile }: FilePlaceProps) {
  const words = useOperatorMessages();
  const over = useDroppedFile(onFile);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`${styles.place} ${file === null ? '' : styles.taken} ${over ? styles.over : ''}`}>
      <div>
        <p className={styles.drop}>{file ?? words.drop}</p>
        <p className={styles.hint}>{file === null ? words.dropHint : words.drop}</p>
      </div>
      <Button type={file === null ? 'primary' : 'default'} onClick={() => input.current?.click()}>
        {file === null ? words.chooseFile : words.otherFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.chooseFile}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.json"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again, after it was changed in another program.
          event.target.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </div>
  );
}
