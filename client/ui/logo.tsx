/** The brand's mark: a wave that comes to rest, in a disc. The name stands beside it as text. */
export const LogoMark = ({ size = 34 }: { size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 34 34" fill="none">
    <circle cx="17" cy="17" r="17" fill="var(--dark)" stroke="var(--ink-muted)" strokeWidth="0.5" />
    <path
      d="M6 17.5c1 0 1.3-5.5 2.7-5.5 1.9 0 1.9 11 3.8 11 1.7 0 1.7-8.5 3.4-8.5 1.5 0 1.5 5.5 3 5.5 1.2 0 1.3-3 2.5-3 .9 0 1 .8 2 .8H28"
      stroke="var(--primary)"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
