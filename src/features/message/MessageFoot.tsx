import { Link, useNavigate } from '@umijs/max';
import { type ComponentType, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { gameLabel } from '@/games/gameLabel';
import { gamePath } from '@/games/paths';
import type { Game, GameId } from '@/games/types';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { GamePreference, OpenedGame } from './chooseGame';
import { findGameNames } from './findGameNames';
import { GameChoice } from './GameChoice';
import { GameLine } from './GameLine';
import type { CatalogUpdate, MessageCatalogProps } from './MessageCatalog';
import styles from './MessageFoot.module.css';
import type { Mark } from './markKind';
import { useMessageMessages } from './messages/useMessageMessages';
import { ReadingKey } from './ReadingKey';
import { readWith } from './readWith';
import { resultsLabel } from './resultsLabel';
import { useChosenGame } from './useChosenGame';

/** Marks of a text in the box, and the destination of Enter. */
export type MessageUpdate = {
  /** The text that the rest is for. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Null while it is unknown, and if the visitor has to choose a game first. */
  readonly target: string | null;
};

export type MessageFootProps = {
  /** Not blank. */
  readonly text: string;
  readonly preference: GamePreference;
  /** A stable callback. */
  readonly onUpdate: (update: MessageUpdate) => void;
  /** Opens the catalog; its chunk arrives later. */
  readonly Catalog: ComponentType<MessageCatalogProps>;
};

/** All variants of one game; the shelves below show every game that a name fits. */
const MAX_NAMED = 4;

/** The foot of the box for messages: the game, how much was understood, and a link to the offers, or the question which game is meant. */
export function MessageFoot({ text, preference, onUpdate, Catalog }: MessageFootProps) {
  const { common, welcome } = useMessages();
  const messages = useMessageMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const [by, setBy] = useState<GameId | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { chosen, status, retry } = useChosenGame(text, by, preference);
  const [catalog, setCatalog] = useState<CatalogUpdate | null>(null);
  const takeCatalog = useCallback((update: CatalogUpdate) => setCatalog(update), []);
  const opened = chosen?.kind === 'read' ? chosen.opened : null;
  const own = catalog?.game === opened?.spec.game.id ? catalog : null;
  const reading = useReading(opened, text, own);
  const named = chosen?.kind === 'named' ? chosen.games : [];

  const target = reading?.target ?? (named[0] === undefined ? null : gamePath('game', named[0].id));
  const isNamed = named.length > 0;
  const ownMarks = useMemo(() => (isNamed ? wholeText(text) : []), [isNamed, text]);
  const marks = reading?.marks ?? ownMarks;
  const isCurrent = status === 'ready';
  useLayoutEffect(() => {
    onUpdate({ text, marks, target: isCurrent ? target : null });
  }, [text, marks, target, isCurrent, onUpdate]);

  const choose = (game: Game) => {
    if (chosen?.kind === 'named' && !isChanging) navigate(gamePath('game', game.id));
    setBy(game.id);
    setIsChanging(false);
  };
  if (status === 'failed') {
    return (
      <div className={styles.foot}>
        <p className={styles.note} role="status">
          {welcome.messageFailed} <TextButton onClick={retry}>{common.retry}</TextButton>
        </p>
      </div>
    );
  }
  if (chosen === null) {
    return (
      <div className={styles.foot}>
        <p className={styles.note} role="status">
          {messages.reading}
        </p>
      </div>
    );
  }
  if (isChanging || chosen.kind === 'unclear' || (chosen.kind === 'named' && chosen.games.length > 1)) {
    const current = chosen.kind === 'read' ? [chosen.game, ...chosen.others] : chosen.games.slice(0, MAX_NAMED);
    return (
      <div className={styles.foot}>
        <GameChoice games={current} isComplete={isChanging} onChoose={choose} />
      </div>
    );
  }
  const game = chosen.kind === 'read' ? chosen.game : named[0];
  if (game === undefined || target === null) return null;
  return (
    <div className={styles.foot}>
      <GameLine game={game} onChange={() => setIsChanging(true)} />
      {opened !== null && reading !== null && (
        <>
          <ReadingKey text={text} marks={marks} query={reading.query} />
          <Catalog key={game.id} spec={opened.spec} query={reading.query} onUpdate={takeCatalog} />
        </>
      )}
      <Link className={styles.go} to={target}>
        {reading === null
          ? messages.go(gameLabel(game, locale))
          : resultsLabel(own?.found ?? null, reading.query, messages, locale)}
      </Link>
    </div>
  );
}

/** Marks a text that is the name of a game. */
function wholeText(text: string): readonly Mark[] {
  return [{ start: text.length - text.trimStart().length, end: text.trimEnd().length, kind: 'game' }];
}

/** Reads the text with the parser of the game, and with its shops once they are known. */
function useReading(opened: OpenedGame | null, text: string, catalog: CatalogUpdate | null) {
  const facts = catalog?.facts ?? null;
  const parser = useMemo(
    () => (opened === null || facts === null ? (opened?.parser ?? null) : opened.parser.withShops(facts.shops)),
    [opened, facts],
  );
  const reading = useMemo(
    () => (opened === null || parser === null ? null : readWith(parser, opened.spec, text, findGameNames(text), facts)),
    [opened, parser, text, facts],
  );
  return useMemo(() => {
    if (opened === null || reading === null) return null;
    const { spec } = opened;
    const search = writeQuery(reading.query, facetsOf(spec), catalog?.links);
    return { ...reading, target: `${gamePath('game', spec.game.id)}${search}` };
  }, [opened, reading, catalog?.links]);
}
