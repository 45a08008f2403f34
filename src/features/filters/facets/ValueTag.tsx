import { FacetTag } from '@/ui/components/display/FacetTag';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import type { ChoiceValueProps } from './choiceValueProps';

/** A value of a choice group as a tag with its count. */
export function ChoiceValueTag({ label, note, count, isSelected: used, isExcluded: not, onToggle }: ChoiceValueProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const unwanted = used && not;
  const written = count === null ? {} : { count: formatNumber(count, locale) };
  return (
    <FacetTag
      checked={used}
      tone={unwanted ? 'never' : count === 0 ? 'zero' : 'plain'}
      {...written}
      onToggle={onToggle}
    >
      {unwanted ? shop.excluding(label) : label}
      {note !== '' && ` · ${note}`}
    </FacetTag>
  );
}
