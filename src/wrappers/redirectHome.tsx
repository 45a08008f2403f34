import { Navigate, useLocation } from '@umijs/max';

/** Stands at `/`: leads to the welcome page, with the query and hash of the address it was asked by. */
export default function RedirectHome() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/welcome', search, hash }} replace />;
}
