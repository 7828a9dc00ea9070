import { useId } from 'react';
import styles from './slider.module.css';

const STEP = 5;

interface SliderProps {
  label: string;
  /** 0 to 1 */
  value: number;
  /** the value in words, shown and read out */
  said: string;
  onChange: (value: number) => void;
}

/** A share, 0 to 1, in steps of a twentieth. */
export function Slider({ label, value, said, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={Math.round(value * 100)}
        aria-valuetext={said}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
      <span className="num t1" aria-hidden="true">
        {said}
      </span>
    </div>
  );
}
