import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CopyCode.module.css';

/** An offer's code as a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const { shop } = useMessages();
  const [state, copy] = useCopy(code);
  return (
    <button
      type="button"
      className={styles.code}
      data-copy-code={code}
      aria-label={shop.copyCode(code)}
      onClick={() => copy(code)}
    >
      {code}
      {state === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      <span role="status" className={styles.status}>
        {state === 'copied' && shop.copied}
        {state === 'refused' && shop.copyRefused}
      </span>
    </button>
  );
}
