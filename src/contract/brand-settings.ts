/** Features that a brand's site offers. */
export interface BrandPermissions {
  kiyoh: boolean;
  products: boolean;
  account: boolean;
  searchAll: boolean;
  searchProduct: boolean;
  searchBlog: boolean;
  searchProject: boolean;
  footerLogo: boolean;
}

/** Number of entries on a page of each kind of list. */
export interface PageSizes {
  archive: number;
  products: number;
  inspirations: number;
}
