import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CopyCode.module.css';

export type CopyCodeProps = {
  readonly code: string;
  /** Whether the code looks like text until it is copied. The Tab key skips it; the card that it is on has a shortcut. */
  readonly isQuiet?: boolean;
};

/** An offer's code as a button that copies it. */
export function CopyCode({ code, isQuiet = false }: CopyCodeProps) {
  const { shop } = useMessages();
  const [state, copy] = useCopy(code);
  return (
    <button
      type="button"
      className={styles.code}
      data-copy-code={code}
      tabIndex={isQuiet ? -1 : undefined}
      aria-label={shop.copyCode(code)}
      onClick={() => copy(code)}
    >
      {code}
      {state === 'copied' ? <CheckOutlined aria-hidden /> : !isQuiet && <CopyOutlined aria-hidden />}
      <span role="status" className={styles.status}>
        {state === 'copied' && shop.copied}
        {state === 'refused' && shop.copyRefused}
      </span>
    </button>
  );
}
