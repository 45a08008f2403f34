import { useRef } from 'react';
import { Button } from './Button';

export type FileButtonProps = {
  /** The button's text. */
  readonly children: string;
  /** Name of the file input for screen readers. */
  readonly label: string;
  /** As in the `accept` attribute: `.json,application/json`. */
  readonly accept: string;
  readonly variant: 'text' | 'primary' | 'default';
  readonly onFile: (file: File) => void;
};

/** A button that opens the device's file picker. */
export function FileButton({ children, label, accept, variant, onFile }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => inputRef.current?.click()}>
        {children}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows the same file to be chosen again after it was edited elsewhere.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
