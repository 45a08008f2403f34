/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const priceOf = async (text: string, mode: ParseMode = 'offer') =>
  parseText(await loadGame(gameById('FateGO')), mode, text).price?.range.min ?? null;

describe('the sign ¥', () => {
  it.each([
    ['マーリン宝具2、孔明います。¥1,800で', 'JPY'],
    ['梅林宝2，孔明，¥180', 'CNY'],
    ['出个ふぇいとごー号，マーリン宝具2、キャストリア宝具1、聖晶石たくさん，3888微信转', 'CNY'],
    ['梅林宝2，350蚊港紙', 'HKD'],
    ['Merlin NP2, $420 HKD', 'HKD'],
    ['梅林宝2，$420港紙', 'HKD'],
    ['Merlin NP2, $900 NTD', 'TWD'],
    ['梅林宝2，NT$900元', 'TWD'],
    ['マーリン宝具2、香港ドルで180', 'HKD'],
    ['マーリン宝具2、孔明います。¥180人民币', 'CNY'],
  ])('is that of the yen in Japanese: %s', async (text, currency) => {
    const { price } = parseText(await loadGame(gameById('FateGO')), 'offer', text);

    expect(price?.currency).toBe(currency);
  });
});

describe('the price of a listing', () => {
  it.each([
    ['日服 梅林宝2 320出', 320],
    ['梅林宝2，多号现货，30一只，库存18', 30],
    ['梅林宝2，多号现货，可改绑。一个45，一共6个', 45],
    ['梅林宝2，手续费你出，号钱320', 320],
    ['梅林宝2，520，比上周降了80', 520],
    ['二手号，梅林宝2，收来98原价出98', 98],
    ['梅林宝2 HK$3000是上个月的价，如今HK$2400', 2400],
    ['梅林宝2\n原价420，直降120，到手300', 300],
    ['マーリン宝具2 20,000円から4,000円引いて16,000円', 16000],
    ['Merlin NP2. $80 listing expired -> relisting at $60', 60],
    ['梅林宝2，挂900一礼拜没人问，750吧，别再砍了', 750],
    ['梅林宝2，打包六百？没人要。五百？也没人。那四百二吧，再低我就留着', 420],
    ['梅林宝2，开价五百二图个寓意，后来想想五百整，痛快点', 500],
    ['梅林宝2，三百，别报二百五，那是骂人', 300],
    ['初始号，梅林开局，库存40，各28', 28],
    ['Merlin NP2. We settled on 55 euros, then she said 45, so 45 euros it is.', 45],
    ['Merlin NP2. listed this at 70 usd by mistake, price is 62 usd', 62],
    ['Merlin NP2. 70 >>> 55 USD', 55],
    ['420｜成品号｜梅林宝2', 420],
    ['梅林宝2。他开400，我做主300', 300],
    ['梅林宝2。心理预期四千，现实460', 460],
    ['梅林宝2。原来卖58，出了好东西涨到138不过分吧？', 138],
    ['梅林宝2，奶茶钱60', 60],
    ['マーリン宝具2。値段は1つ2,500円', 2500],
    ['マーリン宝具2。9,000円。←ウソです7,800円', 7800],
    ['マーリン宝具2。最初3万と書いて笑われたので21,000円、それも売れず19,000円', 19000],
    ['出日服号，梅林宝2，引继码可换绑，1350', 1350],
    ['出日服石头号 石600 引继码 70', 70],
    ['初始号批发，女梅林宝1开局，库存37，25一个，多号现货', 25],
    ['梅林宝2 奥伯龙 88带走', 88],
    ['日服 孔明 打包 260 秒', 260],
    ['梅林宝2\n420 可预留三天', 420],
    ['梅林宝2 195可预留', 195],
    ['梅林宝2 卖320', 320],
    ['梅林宝2 走300', 300],
    ['梅林宝2，本来卖500，现在急用钱300', 300],
    ['梅林宝2，1500嫌贵？行，那1280', 1280],
    ['梅林宝2，🈲刀，要的直接拍～350', 350],
    ['マーリン宝具2 3,900円から3,500円へ値下げ', 3500],
    ['Merlin NP2, 110 usd before, 95 usd today', 95],
    ['梅林宝2 标599 屠龙刀勿扰', 599],
    ['梅林宝2，报1500，刀可以，砍头不行', 1500],
    ['梅林宝2，打骨折120', 120],
    ['梅林宝2。原来想卖500的，算了420吧，刀我自裁', 420],
    ['マーリン 4500でお願いします', 4500],
    ['梅林宝2 450\nqq 12345678', 450],
    ['梅林宝2 24小时在线 350', 350],
    ['梅林宝2 9月12日 320', 320],
  ])('is a number that counts nothing: %s', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it.each([
    ['梅林宝具1 15000円→12000円', 12_000],
    ['梅林宝2，石头300，刀后260', 260],
    ['梅林宝2，先到先得680，昨天挂的750有人没付款', 680],
    ['マーリン 8,000円スタートでしたが6,500円まで下げました', 6500],
    ['梅林宝2，石头300，500砍到260', 260],
    ['Merlin NP2. $60, no wait, $55, gone by sunday', 55],
    ['梅林宝2，300元，不对，280元', 280],
    ['梅林宝2\n【价】240，贴吧那个挂250的是同一个号，这边便宜10块', 240],
    ['梅林宝2，等级150前后→实际 152\n250r，昨天还写 280r', 250],
    ['梅林宝2，从1000一路掉到720', 720],
    ['梅林宝2，石头300，原价500划掉，260', 260],
    ['梅林宝2，石头300，~~500~~ 260', 260],
    ['梅林宝2，石头300，市场价500，我要260', 260],
    ['梅林宝2，石头300，他说值500，我觉得260', 260],
    ['梅林宝2，石头300，标500，聊到260了', 260],
    ['梅林宝2，石头300，总共260，先付50', 260],
    ['梅林宝2，石头300，定金50尾款210合计260', 260],
    ['梅林宝2，石头300，低于260别来', 260],
    ['梅林宝2，石头300，260手续费另算', 260],
    ['梅林宝2，石头300，260，手续费5另算', 260],
    ['Merlin NP2, 300 SQ, was 90, then 80, now 66', 66],
    ['Merlin NP2, 300 SQ, 60 shipped', 60],
    ['Merlin NP2, 300 SQ, $20 deposit, $60 total', 60],
    ['Merlin NP2, 300 SQ, paid 200 for it, letting it go for 60', 60],
    ['マーリン宝具2、石300、5000円のところ4500円', 4500],
    ['マーリン宝具2、石300、9,000円やったのを4,500円', 4500],
    ['マーリン宝具2、石300、8000円のつもりでしたが6000円', 6000],
    ['マーリン宝具2、石300、もともと8000円、値下げ4000円', 4000],
    ['マーリン宝具2、石300、5000円を4500円に値下げ', 4500],
    ['マーリン宝具2、石300、相場は8000円くらいですが4500円で', 4500],
    ['マーリン宝具2、石300、4500円、手付500円', 4500],
    ['梅林 500元，现在450元', 450],
    ['梅林 ¥500 改成 ¥400', 400],
    ['梅林 开价 3600，谈好的人跑单了，现在 2999 秒', 2999],
    ['梅林 标价666→588', 588],
    ['梅林 650→580→现在520', 520],
    ['梅林 挂过2600，降2200，今天再降到1988', 1988],
    ['梅林 原先标 900，降到 750，再不走就 699 吧，699 最终价', 699],
    ['マーリン 9000円でしたが7500円にします', 7500],
    ['Merlin NP2\n110 usd before, 95 usd today', 95],
    ['マーリン 旧価格5,800円、本日から4,980円です', 4980],
    ['Merlin. Used to be 60 USD, I will take 42', 42],
    ['Merlin. Asking 55 USD, was asking 80.', 55],
    ['梅林 定价1000 打8折 800出', 800],
    ['梅林 起拍价100 一口价320', 320],
    ['梅林 价格：【500】→【430】', 430],
    ['【改价】原1280，现880\n日服 梅林', 880],
    ['梅林宝2 标价500，急出460', 460],
    ['梅林宝2 定金50可以留，尾款280，合计330', 330],
    ['梅林宝2 想卖800，缺钱，700就走，定金一百', 700],
    ['梅林宝2 95出，刚才有人砍到60，没同意', 95],
    ['梅林宝2 一开始想要 $40，没人，$28', 28],
    ['梅林宝2，1100，学生打到950', 950],
    ['【旧】3,000円\n【新】マーリン宝具2 4,500円', 4500],
    ['マーリン 最初は2万で考えてましたが1万6千円にします', 16_000],
    ['Merlin. asking 150... ok ok 130 USD', 130],
    ['Merlin NP2. Opening bid was 50, nobody bit, 36 USD', 36],
  ])('is the one that replaces another: %s', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it.each([
    ['a price with its currency before', '梅林 ¥320 666', 320],
    ['a contact', '日服 梅林宝2 qq 12345', null],
    ['a long number', '日服 梅林宝2 1234567', null],
    ['the code of an offer', '日服 FG-19340 梅林宝2', null],
    ['an amount', '日服 梅林宝2 石 1350', null],
    ['a number alone', '268', null],
    ['a number before the contents', '日服 777 梅林宝2 孔明 呼符30', null],
  ])('is not %s', async (_what, text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it('has the currency of the price that it replaces', async () => {
    const parsed = parseText(await loadGame(gameById('FateGO')), 'offer', 'Merlin NP2, was $80 now 65');

    expect(parsed.price).toMatchObject({ range: { min: 65, max: 65 }, currency: 'USD' });
  });

  it('is not refused by a refusal to haggle', async () => {
    expect(await priceOf('マーリン 18,500円、値下げ不可')).toBe(18_500);
  });

  it('is not guessed in a wish', async () => {
    expect(await priceOf('梅林宝2 320', 'query')).toBeNull();
  });
});

describe('levels of students', () => {
  it.each([
    ['Aris 5*, UE40 Mika', ['stu-aris*5', 'stu-mika*7']],
    ['Wakamo UE30 and Kisaki UE60', ['stu-wakamo*6', 'stu-kisaki*9']],
  ])('are stars with an asterisk and the level of the weapon: %s', async (text, items) => {
    const parsed = parseText(await loadGame(gameById('BlueArchive')), 'query', text);

    expect(parsed.items.map(({ item, level }) => `${item}*${level}`)).toEqual(items);
  });
});

it('is not in dollars because a discount is possible', async () => {
  const { price } = parseText(await loadGame(gameById('FateGO')), 'offer', '梅林宝2 要价1500 小刀');
  expect(price).toMatchObject({ range: { min: 1500 }, currency: 'CNY' });
});
