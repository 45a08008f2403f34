import type { MessageCatalogProps } from '@/features/message/MessageCatalog';
import { useOptionalPart } from '@/resilience/useOptionalPart';

const loadCatalog = () =>
  import(/* webpackChunkName: "shop" */ './ShopScreen').then(({ loadMessageCatalog }) => loadMessageCatalog());

/** The catalog behind a message on the welcome page. It is loaded through the chunk of the shop screen, which the visitor needs next; if it
 *  is missing, the link to the offers states no number. */
export function LazyMessageCatalog(props: MessageCatalogProps) {
  const { Part } = useOptionalPart(loadCatalog);
  return Part === null ? null : <Part {...props} />;
}
