import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useNavigate } from '@umijs/max';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { useEarlyText } from '@/ui/hooks/useEarlyText';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FindGame.module.css';

type FindGameProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The games that match the text. */
  readonly games: readonly Game[];
};

/** A text field that filters the games by any of their names. `/` or Ctrl/⌘ K focuses it, Enter opens the first match, and Esc
 *  clears it, then removes the focus. */
export function FindGame({ text, onText, games }: FindGameProps) {
  const { welcome } = useMessages();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut(inputRef);
  useEarlyText(inputRef, text, onText);

  const pressKey = (event: KeyboardEvent) => {
    const first = games[0];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && text.trim() !== '' && first !== undefined) {
      navigate(gamePath('game', first.id));
    }
    if (event.key === 'Escape') {
      if (text === '') inputRef.current?.blur();
      else onText('');
    }
  };
  return (
    <div className={styles.find}>
      <SearchOutlined aria-hidden />
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        aria-label={welcome.findLabel}
        placeholder={welcome.findPlaceholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={pressKey}
      />
      <kbd className={styles.key}>/</kbd>
      <span className={styles.found} role="status">
        {text.trim() !== '' && games.length > 0 && welcome.found(games.length)}
      </span>
    </div>
  );
}

function useShortcut(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focusBox = (event: globalThis.KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTextField(event.target);
      if (!command && !slash) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, [input]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
