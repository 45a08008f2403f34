import { Button } from 'antd';
import { useState } from 'react';
import { favourites, MOST_KEPT } from '@/storage/favourites';
import { FileButton } from '@/ui/FileButton';
import { Notice } from '@/ui/Notice';
import { saveFile } from '@/ui/saveFile';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import styles from './FavouritesPage.module.css';
import { type FileProblem, mergeFavourites, readFavouritesFile, writeFavouritesFile } from './favouritesFile';
import { useFavouriteMessages } from './messages/useFavouriteMessages';
import type { FavouriteMessages } from './messages/zh';

type Outcome = { readonly tone: 'info' | 'warn' | 'bad'; readonly text: string };

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
  });
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved, locked, or on a card that was taken out: all one can do is to choose it again.
    return bad('unreadable');
  }
  const games = readFavouritesFile(text);
  if (!games.ok) return bad(games.error);
  const { kept, added, present, leftOut, unknown } = mergeFavourites(favourites.get(), games.value);
  if (added > 0) favourites.set(kept);
  const said = [
    words.imported(added, present),
    leftOut > 0 ? words.leftOut(leftOut, MOST_KEPT) : '',
    unknown > 0 ? words.unknownGames(unknown) : '',
  ];
  return {
    tone: leftOut + unknown > 0 ? 'warn' : 'info',
    text: said.filter((one) => one !== '').join(' '),
  };
}
