import { Link as RouterLink } from '@tanstack/react-router';

export const Link = ({ href, children }) => <RouterLink to={href}>{children}</RouterLink>;
