/** A wave: half waves side by side, alternately above and below `middle`. */
export interface Swing {
  width: number;
  middle: number;
  halfWaves: number;
  /** Amplitude of each half wave, by its index from 0. */
  heightAt(at: number): number;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** Amplitude of a beat, as of two tones of similar frequency. */
const beat = (at: number) => 0.62 + 0.38 * Math.cos(at * 0.78);

/** Path of a wave with a beat. One parabola for each half wave keeps it short. */
export const swingPath = ({ width, middle, halfWaves, heightAt }: Swing): string => {
  const step = width / halfWaves;
  const parts = Array.from({ length: halfWaves }, (_, at) => {
    const height = heightAt(at) * beat(at) * (at % 2 ? -1 : 1);
    return `q${round(step / 2)} ${round(height * 2)} ${round(step)} 0`;
  });
  return `M0 ${middle}${parts.join('')}`;
};
