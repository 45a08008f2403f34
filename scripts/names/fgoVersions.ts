import type { CostumeId } from './costumes';

/** Versions of servants whose names do not state it, one line per costume. Entries are `<version><base>[=<name>]` with `<` in
 *  between: numbers of the roster, and a short name that replaces the derived ones of the base. */
const TABLE: readonly (readonly [CostumeId, string])[] = [
  [
    'swimsuit',
    `128<62 129<2 130<29 131<66 132<76 133<70 134<134 135<30 175<5 176<82 177<120 178<69 179<3 180<100 181<114 182<142 216<59 217<116
    218<27 219<106 220<166 221<99 261<153 262<189 263<46 264<198 265<2 266<163 267<68 285<167 286<136 287<88 288<230 289<195 290<184
    291<237 317<209 318<201 320<127 321<239 322<279 323<276 355<299 356<283 357<215=斯卡蒂 358<170 386<284=C呆 385<309 387<165 388<137 390<312
    391<310 392<311 417<196 419<332 420<420 422<372 445<164 446<345 447<365 449<236 450<376 475<234 476<238 477<433 478<440 480<435 481<315`,
  ],
  ['christmas', '73<3 141<106 197<8 233<144 271<97 301<85 330<30 401<296 430<195'],
  ['halloween', '61<18'],
  ['wedding', '90<5'],
  ['alter', '3<2 78<119 98<17 106<59 155<86 157<11 202<14 209<68 247<84 370<120 407<29 479<238'],
];

/** A version of a servant. `base` equals `item` if the roster has no plain version of this servant; if `name` is null, the short names of
 *  the base are used. */
export type FgoVersion = {
  readonly item: string;
  readonly costume: CostumeId;
  readonly base: string;
  readonly name: string | null;
};

export const FGO_VERSIONS: readonly FgoVersion[] = TABLE.flatMap(([costume, line]) =>
  line.split(/\s+/).map((entry) => {
    const [item, base, name = null] = entry.split(/[<=]/);
    return { item: `svt-${item}`, costume, base: `svt-${base}`, name };
  }),
);
