import { Navigate, useLocation } from '@umijs/max';

/** Redirects `/` to the welcome page with the query and hash of the URL. */
export default function RedirectHome() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/welcome', search, hash }} replace />;
}
