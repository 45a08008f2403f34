import Slider from '@rc-component/slider';
import styles from './RangeSlider.module.css';

const CLASS_NAMES = {
  rail: `${styles.part} ${styles.rail}`,
  track: `${styles.part} ${styles.track}`,
  handle: `${styles.part} ${styles.handle}`,
};

type Pair<T> = readonly [low: T, high: T];

type RangeSliderProps = {
  /** The highest position; the lowest is 0. */
  readonly max: number;
  readonly value: Pair<number>;
  /** Positions between the whole ones at which a handle may be placed. */
  readonly extraPositions: readonly number[];
  readonly handleNames: Pair<string>;
  /** Returns what a handle at a position stands for, for screen readers. */
  readonly valueTexts: Pair<(position: number) => string>;
  readonly onChange: (low: number, high: number) => void;
  readonly onChangeComplete: (low: number, high: number) => void;
};

/** Selects a range of whole positions with two handles. antd's slider without antd (docs/decisions/0009-antd-components.md). */
export function RangeSlider(props: RangeSliderProps) {
  const { max, value, extraPositions, handleNames, valueTexts, onChange, onChangeComplete } = props;
  return (
    <Slider
      range
      className={styles.slider ?? ''}
      classNames={CLASS_NAMES}
      min={0}
      max={max}
      marks={Object.fromEntries(extraPositions.map((position) => [position, ' ']))}
      value={[...value]}
      ariaLabelForHandle={[...handleNames]}
      ariaValueTextFormatterForHandle={[...valueTexts]}
      onChange={(positions) => onChange(...pairOf(positions))}
      onChangeComplete={(positions) => onChangeComplete(...pairOf(positions))}
    />
  );
}

function pairOf(positions: number | number[]): Pair<number> {
  const [low = 0, high = 0] = [positions].flat();
  return [low, high];
}
