const widthsOf = (base, width, ending) => `/media/${base}-400.${ending} 400w, /media/${base}-800.${ending} 800w, /media/${base}.${ending} ${width}w`;

/** The sources of a picture of the shop. */
export const Picture = ({ base, width, height, alt, sizes, isFirst }) => (
  <picture>
    <source type="image/avif" srcSet={widthsOf(base, width, 'avif')} sizes={sizes} />
    <img
      src={`/media/${base}-800.webp`}
      srcSet={widthsOf(base, width, 'webp')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);
