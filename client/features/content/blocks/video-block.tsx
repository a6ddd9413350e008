import { Icon } from '../../../ui/icon.js';
import { VideoLink } from './video-block.styles.js';

/** A film: the way to where it is shown. Nothing of it is loaded here. */
export const VideoBlock = ({ id, title }: { id: string; title: string }) => (
  <VideoLink href={`https://www.youtube.com/watch?v=${id}`} rel="external noopener">
    <span>{title}</span>
    <Icon name="arrowRight" />
  </VideoLink>
);
