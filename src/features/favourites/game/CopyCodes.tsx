import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { Button } from 'antd';
import type { OfferCode } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useCopy } from '@/ui/hooks/useCopy';
import { useMessages } from '@/ui/hooks/useMessages';

/** Copies the codes of all favourites on screen, one a line, in its order. */
export function CopyCodes({ codes }: { readonly codes: readonly OfferCode[] }) {
  const words = useFavouriteMessages();
  const { shop } = useMessages();
  const [state, copy] = useCopy();
  const said = { idle: words.copyCodes(codes.length), copied: words.copiedCodes, refused: shop.copyRefused }[state];
  return (
    <>
      <Button
        type="text"
        icon={state === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        onClick={() => copy(codes.join('\n'))}
      >
        {said}
      </Button>
      <span role="status">
        <VisuallyHidden>{state === 'idle' ? '' : said}</VisuallyHidden>
      </span>
    </>
  );
}
