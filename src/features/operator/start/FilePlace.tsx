import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { FileButton } from '@/ui/components/controls/FileButton';
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
  return (
    <div className={`${styles.place} ${file === null ? '' : styles.taken} ${over ? styles.over : ''}`}>
      <div>
        <p className={styles.drop}>{file ?? words.drop}</p>
        <p className={styles.hint}>{file === null ? words.dropHint : words.drop}</p>
      </div>
      <FileButton
        type={file === null ? 'primary' : 'default'}
        label={words.chooseFile}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.json"
        onFile={onFile}
      >
        {file === null ? words.chooseFile : words.otherFile}
      </FileButton>
    </div>
  );
}
