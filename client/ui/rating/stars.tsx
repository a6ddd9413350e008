/** Paths of one star of 20 units and of five in a row. */
const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z';
const five = [0, 1, 2, 3, 4].map((at) => `M${at * 20 + 10} 1.5${star}`).join('');

/** A score from 0 to 10 as five stars, always beside the figure. */
export const Stars = ({ score, height = 20 }: { score: number; height?: number }) => (
  <svg aria-hidden="true" className="stars" width={height * 5} height={height} viewBox="0 0 100 20" fill="currentColor">
    <path d={five} opacity="0.22" />
    <svg width={score * 10} height="20" viewBox={`0 0 ${score * 10} 20`}>
      <path d={five} />
    </svg>
  </svg>
);
