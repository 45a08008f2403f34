import type { IssueTexts } from './issueTexts';

const SIZES = { bytes: 'バイト（展開後）', columns: '列', rows: '行', cells: 'セル' } as const;
const SKIPPED_ROWS = {
  title: 'タイトル',
  header: '繰り返しの見出し',
  note: '説明文',
  total: '合計',
  section: 'ステータスの見出しで、下のステータスのない行に適用される',
} as const;
const STATUSES = { onSale: '販売中', reserved: '取り置き', sold: '売り切れ' } as const;

export const ISSUE_TEXTS_JA: IssueTexts = {
  location: (file, sheet, row, column) =>
    `${file}${sheet === null ? '' : `［${sheet}］`} ${row} 行目${column === null ? '' : `「${column}」`}`,
  remarkLocation: (column) => (column === null ? 'この行' : `「${column}」`),
  sentence: (location, expected, got) =>
    `${location}：正しくは${/^\w/.test(expected) ? ' ' : ''}${expected}、実際は${got}`,
  quote: (text) => `「${text}」`,
  empty: '空',
  suggestion: (text) => `。もしかして「${text}」ですか？`,
  warning: '（注意のみ、取り込みには影響しません）',
  expected: {
    readable: ({ encoding, offset }) =>
      `${encoding.toUpperCase()} の文字（ファイルの ${offset + 1} バイト目が読めません。「CSV UTF-8」で保存し直してください）`,
    closedQuote: () => '対になった引用符（ここで始まる引用符が閉じていません）',
    header: () => '列名が並ぶ見出し行',
    wholeWorkbook: () => '完全なブック（この部分が欠けているか壊れています。開いて保存し直してください）',
    openWorkbook: () => 'パスワードのない .xlsx のブック（開いて .xlsx か「CSV UTF-8」で保存し直してください）',
    savedSheet: () => '表（これはウェブページです。表計算ソフトで開いて .xlsx で保存し直してください）',
    sheetFile: () => '.csv、.tsv、.xlsx のいずれかの表',
    sizeWithin: ({ measure, most }) => `${most} ${SIZES[measure]}以内`,
    offerSheet: () => '商品の列名があるシート（このシートは取り込みません）',
    shownSheet: () => '表示されているシート（このシートは非表示のため取り込みません）',
    offerRow: ({ skipped }) => `商品の行（この行は${SKIPPED_ROWS[skipped]}のため読み飛ばしました）`,
    shownRows: ({ count }) => `表示されている行（非表示の ${count} 行もそのまま取り込みます）`,
    statusColumn: ({ status }) =>
      `ステータスの列に書かれたステータス（ここの文字から「${STATUSES[status]}」としました）`,
    keptText: () => '取り消し線のない文字（売り切れはステータスの列に書き、不要な行は削除してください）',
    cellValue: () => '値（このセルはエラーを表示しています）',
    savedValue: () => '値（数式の結果が保存されていません。ブックを開いて保存し直してください）',
    exactNumber: ({ digits }) => `数値のセルでは ${digits} 桁まで（それより長い番号は文字列の書式にしてください）`,
    ownCell: () => '行ごとのセル（結合したセルは最初の行にしか値がありません）',
    column: ({ names }) => `${names.map(({ ja }) => `「${ja}」`).join('または')}の列`,
    knownColumn: () => 'このゲームで使う列名（この列は取り込みません）',
    columnOnce: ({ names }) => `一つだけの「${names.ja}」の列`,
    plainUnits: () => '倍数のない列名（列名から「万」などを外し、数を略さずに書いてください）',
    cells: ({ count }) => `${count} セルまで（カンマを含む文は引用符で囲んでください）`,
    text: () => '空でない文字',
    code: () => '改行のない 1～64 文字のコード',
    codeOnce: ({ rows, elsewhere = [] }) => {
      const others = elsewhere.map(({ sheet, row }) => `［${sheet}］${row} 行目`);
      const here = rows.length > 0 ? [`${rows.join('、')} 行目`] : [];
      return `ほかと重ならないコード（${[...here, ...others].join('、')}にもあります）`;
    },
    price: ({ currency, digits }) =>
      digits === 0 ? `整数の金額（${currency}）` : `金額（${currency}、小数は ${digits} 桁まで）`,
    amount: () => '整数の数量（1260、1,260、3万、12k など）',
    whole: ({ min, max }) => `${min}～${max} の整数`,
    date: () => '日付（2026-11-18 14:20 など）',
    oneOf: ({ names }) => `次のどれか：${names.map(({ ja }) => ja).join('、')}`,
    item: () => '名簿にあるアイテム（複数は「；」で区切る）',
    level: ({ top, first, last }) =>
      first === null || last === null ? 'レベルのないアイテム' : `レベル 1～${top}（${first.ja}～${last.ja}）`,
    itemOnce: ({ level }) => `一度だけ書いたアイテム（最も高いレベル ${level} で数えました）`,
    textWithin: ({ most }) => `${most} 文字以内の文`,
    mappedColumn: ({ field }) => `表にある列名（列の対応では ${field} に指定されています）`,
    freeField: ({ names }) =>
      `別の内容（列の対応で「${names.ja}」は別の列に指定されているため、この列は取り込みません）`,
    priceIn: ({ currency, marked }) =>
      `${currency} の金額（ここの表示は ${marked.join('、')}。1 つのカタログの価格はすべて同じ通貨です。変えるには vitrine.json の "currency" か、ショップ用ページの「通貨」を直してください）`,
    currencyCode: ({ known }) => `使える通貨（${known.join('、')}）`,
    currencyOfPrice: ({ marked }) => `価格と同じ通貨（価格の表示は ${marked.join('、')}）`,
    statedPrice: () => '数字で書いた価格（価格のない商品は比べられません）',
    paidPrice: () => '0 より大きい価格（0 として取り込みました）',
    exactAmount: ({ amount }) => `正確な数量（${amount} として数えました）`,
    itemHere: ({ games }) => `このゲームのアイテム（これは${games.map(({ ja }) => `『${ja}』`).join('')}の名前です）`,
    harmlessText: ({ scheme }) => `${scheme}: のアドレスを含まない文`,
    readableText: () => '読み取れる言葉（次の言葉はわからず、文字としてだけ残しました）',
    plainName: ({ names }) => `名簿どおりの名前（「${names.ja}」として数えました）`,
    sameAsColumn: ({ column }) => `「${column}」の列と同じ内容（その列を採りました）`,
  },
};
