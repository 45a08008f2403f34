import { Button, Card, Col, Drawer, Input, Row, Select, Slider, Spin, Tag, Typography } from 'antd';
import { useEffect, useState } from 'react';

type Offer = {
  readonly code: string;
  readonly shop: string;
  readonly price: number;
  readonly items: readonly string[];
  readonly stones: number;
};

const MAX_PRICE = 1_000;

export default function Shop() {
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  const [text, setText] = useState('');
  const [shop, setShop] = useState<string>();
  const [maxPrice, setMaxPrice] = useState(MAX_PRICE);
  const [opened, setOpened] = useState<Offer>();
  useEffect(() => {
    void fetch('/offers.json')
      .then((response) => response.json())
      .then(setOffers);
  }, []);

  if (offers === null) return <Spin />;
  const hits = offers.filter(
    (offer) =>
      offer.price <= maxPrice &&
      (shop === undefined || offer.shop === shop) &&
      offer.items.some((item) => item.includes(text)),
  );
  const shops = [...new Set(offers.map((offer) => offer.shop))];
  return (
    <>
      <Input.Search placeholder="Search offers" allowClear onChange={(event) => setText(event.target.value)} />
      <Select
        allowClear
        placeholder="Shop"
        style={{ width: 200 }}
        options={shops.map((value) => ({ value, label: value }))}
        onChange={setShop}
      />
      <Slider max={MAX_PRICE} value={maxPrice} onChange={setMaxPrice} />
      <Typography.Title level={3}>{hits.length} offers</Typography.Title>
      <Row gutter={[16, 16]}>
        {hits.map((offer) => (
          <Col xs={24} sm={12} lg={8} key={offer.code}>
            <Card title={offer.code} extra={`¥${offer.price}`}>
              <p>{offer.shop}</p>
              {offer.items.map((item) => (
                <Tag key={item}>{item}</Tag>
              ))}
              <Button type="link" onClick={() => setOpened(offer)}>
                Details
              </Button>
            </Card>
          </Col>
        ))}
      </Row>
      <Drawer open={opened !== undefined} title={opened?.code} onClose={() => setOpened(undefined)}>
        <p>{opened?.items.join(', ')}</p>
        <p>{opened?.stones} stones</p>
      </Drawer>
    </>
  );
}
