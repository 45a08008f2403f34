import { Button } from 'antd';
import { useRef } from 'react';

export type FileButtonProps = {
  /** What the button says. */
  readonly children: string;
  /** Name of what is chosen with it, for screen readers. */
  readonly label: string;
  /** As the attribute of a file input: `.json,application/json`. */
  readonly accept: string;
  readonly type: 'text' | 'primary' | 'default';
  readonly onFile: (file: File) => void;
};

/** A button that lets a file of the device be chosen. */
export function FileButton({ children, label, accept, type, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type={type} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again, after it was changed in another program.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
