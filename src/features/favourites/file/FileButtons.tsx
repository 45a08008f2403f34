import { Button } from 'antd';
import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { FavouriteMessages } from '@/features/favourites/messages/zh';
import styles from '@/features/favourites/page/FavouritesPage.module.css';
import { favourites, MAX_FAVOURITES } from '@/storage/favourites';
import { FileButton } from '@/ui/components/controls/FileButton';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { saveFile } from '@/ui/format/saveFile';
import { useMessages } from '@/ui/hooks/useMessages';
import {
  type FileContent,
  type FileProblem,
  type Merged,
  mergeFavourites,
  readFavouritesFile,
  writeFavouritesFile,
} from './favouritesFile';

type Outcome = {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly text: string;
  /** Adds what was left out because it was removed earlier. */
  readonly restore: (() => Outcome) | null;
};

/** Takes the favourites along as a file, and adds those of such a file. */
export function FileButtons({ canExport }: { readonly canExport: boolean }) {
  const words = useFavouriteMessages();
  const { common } = useMessages();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const bytes = new TextEncoder().encode(writeFavouritesFile(favourites.get()));
    saveFile({ name: `vitrine-favourites-${day}.json`, bytes });
  };
  const read = async (file: File) => setOutcome(await importFile(file, words));

  return (
    <>
      {canExport && (
        <Button type="text" onClick={save}>
          {words.exportFile}
        </Button>
      )}
      <FileButton
        type="text"
        label={words.importFile}
        accept=".json,application/json"
        onFile={(file) => void read(file)}
      >
        {words.importFile}
      </FileButton>
      {outcome !== null && (
        <div className={styles.outcome}>
          <Notice tone={outcome.tone} action={<TextButton onClick={() => setOutcome(null)}>{common.close}</TextButton>}>
            {outcome.text}
            {outcome.restore !== null && (
              <TextButton onClick={() => setOutcome(outcome.restore?.() ?? null)}>{words.restoreRemoved}</TextButton>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

async function importFile(file: File, words: FavouriteMessages): Promise<Outcome> {
  const bad = (problem: FileProblem): Outcome => ({
    tone: 'bad',
    text: words.badFile(file.name, words.problems[problem]),
    restore: null,
  });
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved, locked, or on a card that was taken out: all one can do is to choose it again.
    return bad('unreadable');
  }
  const content = readFavouritesFile(text);
  return content.ok ? addContent(content.value, false, words) : bad(content.error);
}

function addContent({ games, invalid }: FileContent, restore: boolean, words: FavouriteMessages): Outcome {
  const now = Date.now() as EpochMs;
  let merged: Merged = mergeFavourites(favourites.get(), games, restore, now);
  const stored = favourites.update((kept) => {
    merged = mergeFavourites(kept, games, restore, now);
    return merged.kept;
  });
  const { added, present, leftOut, unknown, removed } = merged;
  const said = [
    words.imported(added, present),
    leftOut > 0 ? words.leftOut(leftOut, MAX_FAVOURITES) : '',
    unknown > 0 ? words.unknownGames(unknown) : '',
    invalid > 0 ? words.invalidInFile(invalid) : '',
    removed > 0 ? words.removedBefore(removed) : '',
    stored.ok ? '' : words.notStored[stored.error],
  ];
  const isWhole = leftOut + unknown + invalid + removed === 0;
  return {
    tone: !stored.ok ? 'bad' : isWhole ? 'info' : 'warn',
    text: said.filter((one) => one !== '').join(' '),
    restore: removed > 0 ? () => addContent({ games, invalid }, true, words) : null,
  };
}
