/** What is drawn: half waves side by side, up and down from `middle`. */
export interface Swing {
  width: number;
  middle: number;
  halfWaves: number;
  /** How far each one swings, counted from 0. */
  heightAt(at: number): number;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** Loud and soft by turns, as two tones close to each other are. */
const beat = (at: number) => 0.62 + 0.38 * Math.cos(at * 0.78);

/** The path of a swing with a beat in it. One parabola a half wave keeps it short. */
export const swingPath = ({ width, middle, halfWaves, heightAt }: Swing): string => {
  const step = width / halfWaves;
  const parts = Array.from({ length: halfWaves }, (_, at) => {
    const height = heightAt(at) * beat(at) * (at % 2 ? -1 : 1);
    return `q${round(step / 2)} ${round(height * 2)} ${round(step)} 0`;
  });
  return `M0 ${middle}${parts.join('')}`;
};
