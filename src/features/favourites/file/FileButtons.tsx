import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { FavouriteMessages } from '@/features/favourites/messages/zh';
import { favourites, MAX_FAVOURITES } from '@/storage/favourites';
import { saveFile } from '@/ui/browser/saveFile';
import { Button } from '@/ui/components/controls/Button';
import { FileButton } from '@/ui/components/controls/FileButton';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FileButtons.module.css';
import {
  type FileContent,
  type FileProblem,
  formatFavouritesFile,
  type MergeResult,
  mergeFavourites,
  parseFavouritesFile,
} from './favouritesFile';

type ImportResult = {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly text: string;
  /** Imports the favourites that were skipped because they were removed earlier. */
  readonly restore: (() => ImportResult) | null;
};

/** Exports the favourites to a file and imports such a file. */
export function FileButtons({ canExport }: { readonly canExport: boolean }) {
  const messages = useFavouriteMessages();
  const { common } = useMessages();
  const [importResult, setImportResult] = useState<ImportResult | null>(null);

  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const bytes = new TextEncoder().encode(formatFavouritesFile(favourites.get()));
    saveFile({ name: `vitrine-favourites-${day}.json`, bytes });
  };
  const read = async (file: File) => setImportResult(await importFile(file, messages));

  return (
    <>
      {canExport && (
        <Button variant="text" onClick={save}>
          {messages.exportFile}
        </Button>
      )}
      <FileButton
        variant="text"
        label={messages.importFile}
        accept=".json,application/json"
        onFile={(file) => void read(file)}
      >
        {messages.importFile}
      </FileButton>
      {importResult !== null && (
        <div className={styles.importResult}>
          <Notice
            tone={importResult.tone}
            action={<TextButton onClick={() => setImportResult(null)}>{common.close}</TextButton>}
          >
            {importResult.text}
            {importResult.restore !== null && (
              <TextButton onClick={() => setImportResult(importResult.restore?.() ?? null)}>
                {messages.restoreRemoved}
              </TextButton>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

async function importFile(file: File, messages: FavouriteMessages): Promise<ImportResult> {
  const reject = (problem: FileProblem): ImportResult => ({
    tone: 'bad',
    text: messages.badFile(file.name, messages.problems[problem]),
    restore: null,
  });
  let text: string;
  try {
    text = await file.text();
  } catch {
    // The file was moved, is locked or its disk was removed. The buyer has to choose it again.
    return reject('unreadable');
  }
  const content = parseFavouritesFile(text);
  return content.ok ? importContent(content.value, false, messages) : reject(content.error);
}

function importContent({ games, invalid }: FileContent, restore: boolean, messages: FavouriteMessages): ImportResult {
  const now = Date.now() as EpochMs;
  let merged: MergeResult = mergeFavourites(favourites.get(), games, restore, now);
  const written = favourites.update((stored) => {
    merged = mergeFavourites(stored, games, restore, now);
    return merged.favourites;
  });
  const { added, existing, overLimit, unknownGame, removedEarlier } = merged;
  const sentences = [
    messages.imported(added, existing),
    overLimit > 0 ? messages.overLimit(overLimit, MAX_FAVOURITES) : '',
    unknownGame > 0 ? messages.unknownGame(unknownGame) : '',
    invalid > 0 ? messages.invalidInFile(invalid) : '',
    removedEarlier > 0 ? messages.removedEarlier(removedEarlier) : '',
    written.ok ? '' : messages.notStored[written.error],
  ];
  const isComplete = overLimit + unknownGame + invalid + removedEarlier === 0;
  return {
    tone: !written.ok ? 'bad' : isComplete ? 'info' : 'warn',
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    restore: removedEarlier > 0 ? () => importContent({ games, invalid }, true, messages) : null,
  };
}
