import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ShopError } from '@/base/shopError';
import type { GameId } from '@/games/types';
import type { CellFix } from '@/importer/openImport';
import type { RowIssue } from '@/importer/rowIssue';
import type { ShopSettings } from '@/importer/settings';
import { type DeskClient, openDeskClient } from './deskClient';
import type { DeskPort, FileSummary } from './protocol';

/** What lies on the desk. `epoch` changes when all rows were read, `revision` when one was. */
export type Work =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' | 'lost'; readonly file: string }
  | { readonly status: 'refused'; readonly file: string; readonly issues: readonly RowIssue[] }
  | OpenWork;

export type OpenWork = {
  readonly status: 'open';
  readonly file: string;
  readonly game: GameId;
  readonly summary: FileSummary;
  readonly epoch: number;
  readonly revision: number;
};

/** What a file is opened with. */
export type Terms = { readonly game: GameId; readonly settings: ShopSettings };

export type Operator = {
  readonly work: Work;
  readonly open: (file: File, terms: Terms) => void;
  /** Opens the last file again and does once more what was fixed, with other terms if they are given. */
  readonly reopen: (terms?: Terms) => void;
  readonly fix: (fix: CellFix) => void;
  readonly ask: DeskClient['ask'];
};

type Job = Terms & { readonly file: File; readonly fixes: CellFix[] };

/** Keeps the desk: its worker starts with the first file, and a new one takes over from one that dies. */
export function useOperator(spawn: () => DeskPort): Operator {
  const [work, setWork] = useState<Work>({ status: 'empty' });
  const client = useRef<DeskClient | null>(null);
  const job = useRef<Job | null>(null);
  const turn = useRef(0);
  useEffect(() => () => client.current?.close(), []);

  const lose = useCallback((error: unknown) => {
    if (error instanceof ShopError && error.code === 'operator-lost') client.current = null;
    const file = job.current?.file.name ?? '';
    setWork({ status: 'lost', file });
  }, []);

  const ask: DeskClient['ask'] = useCallback(
    async (kind, question) => {
      try {
        client.current ??= openDeskClient(spawn);
        return await client.current.ask(kind, question);
      } catch (error) {
        if (error instanceof ShopError && error.code === 'operator-lost') lose(error);
        throw error;
      }
    },
    [spawn, lose],
  );

  const run = useCallback(
    (next: Job) => {
      job.current = next;
      turn.current += 1;
      const mine = turn.current;
      setWork({ status: 'reading', file: next.file.name });
      readJob(next, ask).then(
        (read) => {
          if (turn.current === mine) setWork(read.status === 'open' ? { ...read, epoch: mine, revision: 0 } : read);
        },
        (error: unknown) => {
          if (turn.current === mine) lose(error);
        },
      );
    },
    [ask, lose],
  );

  return useMemo(
    () => ({
      work,
      ask,
      open: (file, terms) => {
        run({ ...terms, file, fixes: [] });
      },
      reopen: (terms) => {
        if (job.current !== null) run({ ...job.current, ...terms });
      },
      fix: (fix) => {
        job.current?.fixes.push(fix);
        const mine = turn.current;
        ask('fix', fix).then(
          ({ effect, summary }) => {
            if (turn.current !== mine) return;
            if (effect === 'everything') turn.current += 1;
            const epoch = turn.current;
            setWork((now) => (now.status === 'open' ? { ...now, summary, epoch, revision: now.revision + 1 } : now));
          },
          // What `ask` throws has been shown already.
          () => {},
        );
      },
    }),
    [work, ask, run],
  );
}

type Read = Extract<Work, { readonly status: 'refused' }> | Omit<OpenWork, 'epoch' | 'revision'>;

/** Reads a file on the desk, and does once more what was fixed in it before.
 *  @throws  the ShopError of the desk */
async function readJob({ file, game, settings, fixes }: Job, ask: DeskClient['ask']): Promise<Read> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await ask('open', { file: file.name, bytes, game, settings });
  if (answer.kind === 'refused') return { status: 'refused', file: file.name, issues: answer.issues };
  let { summary } = answer;
  for (const fix of fixes) summary = (await ask('fix', fix)).summary;
  return { status: 'open', file: file.name, game, summary };
}
