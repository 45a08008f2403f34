import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { FileButton } from '@/ui/components/controls/FileButton';
import styles from './start.module.css';
import { useDroppedFile } from './useDroppedFile';

type FileDropZoneProps = {
  /** Name of the opened file, if any. */
  readonly file: string | null;
  readonly onFile: (file: File) => void;
};

/** Accepts a sheet by drag and drop or a file button. */
export function FileDropZone({ file, onFile }: FileDropZoneProps) {
  const messages = useOperatorMessages();
  const isDragging = useDroppedFile(onFile);
  return (
    <div className={`${styles.dropZone} ${file === null ? '' : styles.hasFile} ${isDragging ? styles.dragOver : ''}`}>
      <div>
        <p className={styles.drop}>{file ?? messages.drop}</p>
        <p className={styles.hint}>{file === null ? messages.dropHint : messages.drop}</p>
      </div>
      <FileButton
        variant={file === null ? 'primary' : 'default'}
        label={messages.chooseFile}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.json"
        onFile={onFile}
      >
        {file === null ? messages.chooseFile : messages.otherFile}
      </FileButton>
    </div>
  );
}
