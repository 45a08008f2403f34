/** @jest-environment node */
import fc from 'fast-check';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { orderOffers } from '@/catalog/format/orderOffers';
import type { OfferStatus } from '@/domain/offer';
import { listSummaries } from '@/publishing/catalog/publishedOffers';
import { filledFields } from '@/publishing/guard/emptiedFields';
import { offer } from '../../builders';

const contents = fc.record({
  price: fc.nat(),
  shop: fc.constantFrom('青石铺', '星海阁'),
  status: fc.constantFrom<OfferStatus>('onSale', 'reserved', 'sold'),
  items: fc.dictionary(fc.constantFrom('merlin', 'kama', 'skadi'), fc.integer({ min: 1, max: 5 })),
  resources: fc.dictionary(fc.constantFrom('stone', 'ticket'), fc.nat()),
  attributes: fc.record(
    { server: fc.constantFrom('jp', 'cn'), firstOwner: fc.boolean(), level: fc.nat() },
    { requiredKeys: [] },
  ),
});

describe('listSummaries', () => {
  it('yields the compared values of any offers, and the fields that have a value', () => {
    fc.assert(
      fc.property(fc.array(contents, { maxLength: 30 }), (list) => {
        const offers = orderOffers(list.map((parts, index) => offer({ ...parts, code: `S-${index}` })));

        const summaries = [...listSummaries([decodeSegment(encodeSegment(offers, 'CNY'))])];

        const byCode = new Map(summaries.map((one) => [one.code, { ...one, fields: [...one.fields].sort() }]));
        expect(byCode.size).toBe(offers.length);
        for (const one of offers) {
          const { code, shop, price, status } = one;
          expect(byCode.get(code)).toEqual({ code, shop, price, status, fields: filledFields(one).sort() });
        }
      }),
    );
  });
});
