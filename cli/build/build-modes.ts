/** Mode of the build that collects the stylesheet rules. */
export const styles = 'styles';
/** Mode of a build in which each set of pages that shares code has a file: it shows which code pages share, and takes half the time. */
export const filesApart = 'files-apart';
