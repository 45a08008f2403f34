import { useNavigate } from '@umijs/max';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MarkedText } from '@/features/message/MarkedText';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { useOptionalPart } from '@/resilience/useOptionalPart';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useEarlyText } from '@/ui/hooks/useEarlyText';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './MessageBox.module.css';
import type { MarkedMessage, MessageBoxFootProps } from './MessageBoxFoot';
import { useFocusShortcut } from './useFocusShortcut';

type MessageBoxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The games whose names match the text. */
  readonly games: readonly Game[];
  readonly index: MessageBoxFootProps['index'];
};

const NOTHING: MarkedMessage = { text: '', marks: [] };

const loadFoot = () =>
  import(/* webpackChunkName: "message" */ './MessageBoxFoot').then(({ MessageBoxFoot }) => MessageBoxFoot);

/** The box for a message or the name of a game. The code that understands messages is loaded when the box is used. `/` or Ctrl/⌘ K focuses
 *  it, Enter follows the link below it, Shift+Enter adds a line, and Esc clears it, then removes the focus. */
export function MessageBox({ text, onText, games, index }: MessageBoxProps) {
  const { common, welcome } = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [marked, setMarked] = useState(NOTHING);
  const [entered, setEntered] = useState<string | null>(null);
  const hasText = text.trim() !== '';
  const { Part: Foot, hasFailed, retry } = useOptionalPart(loadFoot, isUsed || hasText);
  useFocusShortcut(fieldRef);
  useEarlyText(fieldRef, text, onText, () => setIsUsed(true));

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const [first] = games;
      if (Foot === null && hasText && first !== undefined) navigate(gamePath('game', first.id));
      else setEntered(text);
    }
    if (event.key === 'Escape') {
      if (text === '') fieldRef.current?.blur();
      else onText('');
    }
  };
  const clear = () => {
    onText('');
    fieldRef.current?.focus();
  };
  return (
    <div className={`${styles.box} ${hasText ? styles.filled : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {welcome.messageLabel}
      </label>
      <div className={styles.field}>
        {/* The same text under the transparent one of the field: gives it its height, and shows the marks. */}
        <div className={styles.marked} aria-hidden>
          <MarkedText text={text} marks={marked.text === text ? marked.marks : []} />
          {/* A line break at the end of a text has no height of its own. */}
          {'\u200B'}
        </div>
        <textarea
          ref={fieldRef}
          id={id}
          className={styles.input}
          rows={1}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={pressKey}
          onFocus={() => setIsUsed(true)}
        />
      </div>
      {text !== '' && Foot !== null && (
        <Foot text={text} isEntered={entered === text} index={index} onMarks={setMarked} onClear={clear} />
      )}
      {hasText && hasFailed && (
        <p className={styles.failed} role="status">
          {welcome.messageFailed} <TextButton onClick={retry}>{common.retry}</TextButton>
        </p>
      )}
    </div>
  );
}
