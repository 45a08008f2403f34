import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import type { OfferCode } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { Button } from '@/ui/components/controls/Button';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';

/** Copies the codes of the listed favourites, one per line, in display order. */
export function CopyCodes({ codes }: { readonly codes: readonly OfferCode[] }) {
  const messages = useFavouriteMessages();
  const { shop } = useMessages();
  const [state, copy] = useCopy();
  const label = { idle: messages.copyCodes(codes.length), copied: messages.copiedCodes, refused: shop.copyRefused }[
    state
  ];
  return (
    <>
      <Button
        variant="text"
        icon={state === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        onClick={() => copy(codes.join('\n'))}
      >
        {label}
      </Button>
      <span role="status">
        <VisuallyHidden>{state === 'idle' ? '' : label}</VisuallyHidden>
      </span>
    </>
  );
}
