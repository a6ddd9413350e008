export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in; lines of the guest’s cart move into the customer’s
         * @description At most 60 calls a minute from one address.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to set a new password
         * @description At most 20 calls a minute from one address.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a reset token still works */
        post: operations["validateReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password and end every session */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a code with which the same browser goes on as the same visitor on another host of the shop; it works once, for a minute
         * @description An extension of the Shop API. At most 60 calls a minute from one address.
         */
        post: operations["createHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/handover/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on as the visitor who was given the code; what the caller has in the cart joins theirs
         * @description An extension of the Shop API. At most 60 calls a minute from one address.
         */
        post: operations["redeemHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account; the mail to the address decides
         * @description At most 20 calls a minute from one address.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Registration/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the account of a registration and sign in, with the key of its answer or with its password */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in customer */
        get: operations["getMe"];
        /** Replace customer type, addresses and preferences */
        put: operations["updateMe"];
        post?: never;
        /** Erase the account; placed orders stay for the law’s period, without it */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the present one; ends every other session
         * @description An extension of the Shop API.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the customer is signed in, newest first
         * @description An extension of the Shop API.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere, here too
         * @description An extension of the Shop API.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one device out, with the password
         * @description An extension of the Shop API.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether signing in takes a second step
         * @description An extension of the Shop API.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * A secret for the customer’s authenticator app (RFC 6238); it counts once a code of it has come back
         * @description An extension of the Shop API.
         */
        post: operations["beginSecondFactor"];
        /**
         * Ask for no second step any more
         * @description An extension of the Shop API.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a second step from now on; answers ten recovery codes, once
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes in place of the old ones
         * @description An extension of the Shop API.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the shop keeps of the customer, as JSON in a ZIP
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/guest-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders placed without signing in and with the customer’s confirmed e-mail address, newest first; the customer’s own once they are claimed
         * @description An extension of the Shop API.
         */
        get: operations["listGuestOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/guest-orders/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order the customer’s that was placed with their confirmed e-mail address
         * @description An extension of the Shop API.
         */
        post: operations["claimGuestOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/guest-orders/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order placed with the customer’s e-mail address is not theirs: it leaves the list, and nothing else changes
         * @description An extension of the Shop API.
         */
        post: operations["dismissGuestOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a changed e-mail address, with a session of the account or with its password */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change names, phone, company or, with the password, the e-mail address */
        put: operations["updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Misc/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Score and number of reviews */
        get: operations["getRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Misc/validate/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an address as typed */
        post: operations["validateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Misc/validate/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether an address can be registered
         * @description At most 20 calls a minute from one address.
         */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Misc/validate/emaildomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a domain takes mail
         * @description At most 60 calls a minute from one address.
         */
        post: operations["validateEmailDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Misc/validate/vat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a VAT number is registered; asks the register of its state
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        post: operations["validateVatNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search, narrow and page products
         * @description An extension of the Shop API.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A few products and categories while typing
         * @description An extension of the Shop API.
         */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A few products as a list shows them, in the order asked for
         * @description An extension of the Shop API.
         */
        get: operations["listProductsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{locale}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by its slug in a locale */
        get: operations["getProductBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/slugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product’s slug in every locale */
        get: operations["getProductSlugs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What goes with a product, and what could be had instead
         * @description An extension of the Shop API.
         */
        get: operations["listRelatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/datasheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product’s data on paper; in the caller’s locale unless another is asked for
         * @description An extension of the Shop API. At most 1200 calls a minute from one address.
         */
        get: operations["getDataSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The price at a quantity; changes nothing
         * @description At most 1200 calls a minute from one address.
         */
        put: operations["priceProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/configure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check choices and price them; saves the configuration
         * @description At most 600 calls a minute from one address.
         */
        post: operations["configureProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/{id}/configure/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check choices and price them, on top of a saved configuration if one is named; saves nothing
         * @description An extension of the Shop API. At most 3000 calls a minute from one address.
         */
        post: operations["previewConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/configuration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved configuration at today’s prices
         * @description At most 1200 calls a minute from one address.
         */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/configuration/{id}/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut the picture to print
         * @description At most 120 calls a minute from one address.
         */
        post: operations["cropConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Products/photoprint/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Formats, frames and limits of a photo print */
        get: operations["getPhotoPrint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories with something on sale
         * @description An extension of the Shop API.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Categories/{locale}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category by its slug in a locale
         * @description An extension of the Shop API.
         */
        get: operations["getCategoryBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product in the cart
         * @description At most 600 calls a minute from one address.
         */
        post: operations["addOrderLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a line’s quantity (0 removes it), and how it is made */
        put: operations["updateOrderLine"];
        post?: never;
        /** Remove a line */
        delete: operations["removeOrderLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lines/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a line to the library, for later
         * @description An extension of the Shop API.
         */
        post: operations["saveOrderLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put saved goods in the cart: what was put aside for later moves, a design stays
         * @description An extension of the Shop API.
         */
        post: operations["orderStorageItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/changes/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shopper knows what changed about the cart; what is not known any more leaves it
         * @description An extension of the Shop API.
         */
        post: operations["acknowledgeChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s placed orders, newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order; `current` is the cart */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/shipping/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What delivery would cost; changes nothing */
        post: operations["calculateShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to deliver the cart, with price and days */
        get: operations["listShipping"];
        put?: never;
        /** Choose a way to deliver */
        post: operations["setShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who buys, and where to */
        post: operations["setOrderDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order at the total the buyer saw
         * @description At most 120 calls a minute from one address.
         */
        post: operations["completeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from an order, or from some of its lines
         * @description An extension of the Shop API.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of a placed order: PDF, or UBL for the bookkeeping of businesses in Belgium and Germany
         * @description An extension of the Shop API. At most 120 calls a minute from one address.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/creditnotes/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A credit note to the invoice of an order, in the same formats
         * @description An extension of the Shop API. At most 120 calls a minute from one address.
         */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an order has on paper: the invoice, then its credit notes, with the formats each can be had in
         * @description An extension of the Shop API.
         */
        get: operations["listOrderDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s orders that wait to be paid, newest first
         * @description An extension of the Shop API.
         */
        get: operations["listUnpaidOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that waits to be paid
         * @description An extension of the Shop API.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that waits to be paid, and put its goods back in the cart
         * @description An extension of the Shop API.
         */
        post: operations["changeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the caller access to the order of a mailed link for a day
         * @description An extension of the Shop API. At most 60 calls a minute from one address.
         */
        post: operations["openOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/access/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to an order to its e-mail address; the answer does not say whether there is such an order
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        post: operations["requestOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what was ordered in the cart again, at today’s prices, and tell what cannot be had as it was
         * @description An extension of the Shop API.
         */
        post: operations["reorderOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be withdrawn from an order, and what was
         * @description An extension of the Shop API.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/withdrawal/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for who knows an order’s number and e-mail address, with a key to it
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        post: operations["checkWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/withdrawal/checked/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for who has the key
         * @description An extension of the Shop API.
         */
        get: operations["getCheckedWithdrawal"];
        put?: never;
        /**
         * Withdraw from an order, or from some of its lines, with the key
         * @description An extension of the Shop API.
         */
        post: operations["withdrawChecked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/payment/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/payment/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying a placed order
         * @description At most 120 calls a minute from one address.
         */
        post: operations["initiatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/payment/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment stands */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/payment/webhook/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment provider’s hint about an order */
        post: operations["orderWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/payment/webhook/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment provider’s hint about a payment */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved designs and files */
        get: operations["listStorage"];
        put?: never;
        /**
         * Save a design, or upload a file (30 MB)
         * @description At most 300 calls a minute from one address.
         */
        post: operations["addStorageItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/base64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as base64 (30 MB of content)
         * @description At most 120 calls a minute from one address.
         */
        post: operations["addStorageItemBase64"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether it could be saved; saves nothing */
        post: operations["validateStorageItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything saved, as JSON, CSV or ZIP with the files
         * @description At most 30 calls a minute from one address.
         */
        get: operations["exportStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A saved item */
        get: operations["getStorageItem"];
        /**
         * Name an item anew, or note something else about it
         * @description An extension of the Shop API.
         */
        put: operations["updateStorageItem"];
        post?: never;
        /** Delete an item; it can be restored unless `permanent` */
        delete: operations["deleteStorageItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted item back, at the end */
        post: operations["restoreStorageItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/moveup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item towards the start */
        post: operations["moveStorageItemUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/movedown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item towards the end */
        post: operations["moveStorageItemDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a file to an item (30 MB)
         * @description At most 120 calls a minute from one address.
         */
        post: operations["addStorageFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a file of an item */
        delete: operations["deleteStorageFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/files/{fileId}/moveup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a file towards the start */
        post: operations["moveStorageFileUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Storage/{id}/files/{fileId}/movedown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a file towards the end */
        post: operations["moveStorageFileDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Uploads/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded file, for its owner, or a picture made of it */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a file that comes in parts (30 MB), for the library
         * @description An extension of the Shop API. At most 300 calls a minute from one address.
         */
        post: operations["startUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far such a file has come: where to go on after a broken line
         * @description An extension of the Shop API.
         */
        get: operations["getOpenUpload"];
        put?: never;
        post?: never;
        /**
         * Give a file up that is not whole
         * @description An extension of the Shop API.
         */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        /**
         * The next part, at the offset the file has reached; another offset is a CONFLICT that tells the right one as `current`
         * @description An extension of the Shop API. At most 3000 calls a minute from one address.
         */
        patch: operations["appendUpload"];
        trace?: never;
    };
    "/Enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact, quotation, advice, newsletter, job application or withdrawal
         * @description An extension of the Shop API. At most 20 calls a minute from one address.
         */
        post: operations["enquire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Enquiries/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a newsletter sign-up, or a moment to meet, by the link of its mail
         * @description An extension of the Shop API.
         */
        post: operations["confirmEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Enquiries/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the newsletter, by the link in it; a token nobody knows is answered alike
         * @description An extension of the Shop API.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Enquiries/drafts/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller typed into a form that could not be sent
         * @description An extension of the Shop API.
         */
        get: operations["getEnquiryDraft"];
        /**
         * Keep what was typed for a day, until it is sent
         * @description An extension of the Shop API. At most 30 calls a minute from one address.
         */
        put: operations["saveEnquiryDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Enquiries/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moments to be called back or received in the showroom
         * @description An extension of the Shop API.
         */
        get: operations["listAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BusinessCentral/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the ERP’s sign-in comes back to */
        get: operations["businessCentralCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Diagnostics/elfsquad/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each product’s configuration model against its options, prices, slugs and pictures */
        get: operations["listElfsquadDiagnoses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A buyer placed an order */
        post: operations["order-placed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order is paid */
        post: operations["order-paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order is on its way */
        post: operations["order-shipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order has arrived */
        post: operations["order-delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was cancelled, withdrawn from, or never paid */
        post: operations["order-cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money of an order went back to its buyer: all of it, or a part */
        post: operations["order-refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A product was added, changed or taken off sale */
        post: operations["product-changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Acoustics: {
            /** @constant */
            kind: "absorption";
            bands: number[];
            mounting: string;
            alphaW: number;
            /** @enum {string} */
            absorptionClass: "A" | "B" | "C" | "D" | "E" | "unclassified";
            nrc: number;
        } | {
            /** @constant */
            kind: "object";
            bands: number[];
            mounting: string;
        } | {
            /** @constant */
            kind: "insulation";
            rw: number;
        } | {
            /** @constant */
            kind: "impact";
            deltaLw: number;
        } | {
            /** @constant */
            kind: "none";
        };
        Address: {
            street: string;
            houseNumber?: string;
            addition?: string;
            line2?: string;
            postcode: string;
            city: string;
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
        };
        AddressVerdict: {
            /** @enum {string} */
            decision: "ACCEPT" | "CONFIRM" | "FIX";
            suggestion: components["schemas"]["TypedAddress"] | null;
            errors: components["schemas"]["FieldError"][];
        };
        Category: {
            id: string;
            name: string;
            slug: string;
            parentId: string | null;
            summary: string;
            picture: components["schemas"]["Picture"];
            productCount: number;
            parent: {
                id: string;
                name: string;
                slug: string;
            } | null;
            description: string;
            slugs: components["schemas"]["Slugs"];
        };
        CategorySummary: {
            id: string;
            name: string;
            slug: string;
            parentId: string | null;
            summary: string;
            picture: components["schemas"]["Picture"];
            productCount: number;
        };
        ChargedArea: {
            minimum: number;
            sawLoss: number;
            charged: number | null;
            perSquareMetre: components["schemas"]["Price"];
        };
        Colour: {
            id: string;
            name: string;
            hex: string;
            productId: string;
            slug: string;
        };
        Configuration: {
            productId: string;
            quantity: number;
            options: components["schemas"]["ConfigurationOption"][];
            crop: components["schemas"]["Crop"] | null;
            isComplete: boolean;
            isStandard: boolean;
            messages: {
                /** @enum {string} */
                level: "green" | "orange" | "red";
                text: string;
            }[];
            unitPrice: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            volumeDiscount: components["schemas"]["TierPrice"][];
            area: components["schemas"]["ChargedArea"] | null;
            trace: components["schemas"]["PriceStep"][];
            id: string;
            /** Format: date-time */
            updatedAt: string;
            cartToken?: string;
        };
        ConfigurationOption: {
            id: string;
            /** @enum {string} */
            kind: "Radio" | "RadioWithImage" | "RadioWithImageSmall" | "RadioColor" | "File" | "TextArea" | "Number" | "DropDown" | "ColorPicker" | "Checkbox" | "Dimensions" | "GreenRemark" | "OrangeRemark" | "RedRemark";
            label: string;
            help: string | null;
            isAllowed: boolean;
            isRequired: boolean;
            choice: string | number | boolean | components["schemas"]["Dimensions"] | null;
            values: components["schemas"]["OptionValue"][];
            range: {
                min: number;
                max: number;
                step: number;
                unit: string | null;
            } | null;
            dimensions: {
                width: {
                    min: number;
                    max: number;
                    step: number;
                };
                height: {
                    min: number;
                    max: number;
                    step: number;
                };
                scale: {
                    min: number;
                    max: number;
                    step: number;
                } | null;
            } | null;
            maximumLength: number | null;
            accepts: string[];
            surcharge: components["schemas"]["Surcharge"] | null;
            messages: {
                /** @enum {string} */
                level: "green" | "orange" | "red";
                text: string;
            }[];
        };
        ConfigurationPreview: {
            productId: string;
            quantity: number;
            options: components["schemas"]["ConfigurationOption"][];
            crop: components["schemas"]["Crop"] | null;
            isComplete: boolean;
            isStandard: boolean;
            messages: {
                /** @enum {string} */
                level: "green" | "orange" | "red";
                text: string;
            }[];
            unitPrice: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            volumeDiscount: components["schemas"]["TierPrice"][];
            area: components["schemas"]["ChargedArea"] | null;
            trace: components["schemas"]["PriceStep"][];
        };
        Contact: {
            firstName: string;
            lastName: string;
            email: string;
            phone?: string;
        };
        Cover: {
            area: number;
            width: number;
            height: number;
        };
        Crop: {
            x: number;
            y: number;
            width: number;
            height: number;
            /** @default 0 */
            rotation: 0 | 90 | 180 | 270;
            uploadId: string;
            dpi: number;
            /** @enum {string} */
            quality: "good" | "low";
            preview: string;
        };
        Customer: {
            id: string;
            /** @enum {string} */
            customerType: "Private" | "Business";
            email: string;
            pendingEmail: string | null;
            firstName: string;
            lastName: string;
            phone: string | null;
            company: string | null;
            vatNumber: string | null;
            licenceCode: string | null;
            addresses: {
                id: string;
                /** @enum {string} */
                kind: "billing" | "shipping";
                /** @default false */
                isDefault: boolean;
                recipient: string | null;
                address: components["schemas"]["StoredAddress"];
            }[];
            preferences: components["schemas"]["Preferences"];
            /** Format: date-time */
            createdAt: string;
        };
        CustomerAddress: {
            id?: string;
            /** @enum {string} */
            kind: "billing" | "shipping";
            /** @default false */
            isDefault: boolean;
            recipient?: string;
            address: components["schemas"]["Address"];
        };
        DeliveryAddress: {
            street: string;
            houseNumber?: string;
            addition?: string;
            line2?: string;
            postcode: string;
            city: string;
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
            recipient?: string;
        };
        Diagnosis: {
            productId: string;
            sku: string;
            model: string | null;
            /** @enum {string} */
            status: "ok" | "warning" | "error";
            findings: {
                /** @enum {string} */
                severity: "warning" | "error";
                /** @enum {string} */
                code: "MODEL_MISSING" | "OPTION_MISSING" | "OPTION_UNKNOWN" | "PRICE_MISSING" | "SLUG_MISSING" | "TEXT_MISSING" | "PICTURE_MISSING" | "DEPENDENCY_UNKNOWN" | "DEPENDENCY_CIRCULAR" | "DEFAULT_REFUSED";
                locale: ("de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL") | null;
                subject: string | null;
            }[];
        };
        Dimensions: {
            width: number;
            height: number;
            scale?: number;
        };
        EmailVerdict: {
            valid: boolean;
            reason: ("email_in_use" | "email_invalid_domain") | null;
        };
        Enquiry: {
            id: string;
            /** @enum {string} */
            kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
            /** Format: date-time */
            receivedAt: string;
            needsConfirmation: boolean;
        };
        EnquiryDraft: {
            /** @enum {string} */
            kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
            values: {
                [key: string]: string;
            };
            files: {
                id: string;
                itemId: string;
                name: string;
                size: number;
            }[];
            /** @enum {string} */
            problem: "MALFORMED" | "UNAUTHORIZED" | "INVALID_CREDENTIALS" | "PASSWORD_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "ORDER_CHANGED" | "OUT_OF_STOCK" | "SOLD_OUT_UNPAID" | "ORDER_NOT_OPEN" | "NOTHING_TO_PAY" | "NOT_WITHDRAWABLE" | "NO_RIGHT_TO_WITHDRAW" | "GONE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HEIC_UNSUPPORTED" | "VALIDATION" | "IDEMPOTENCY_MISMATCH" | "ORDER_INCOMPLETE" | "DELIVERY_ON_REQUEST" | "ON_ACCOUNT_UNPROVED" | "ON_ACCOUNT_LIMIT" | "STOCK_NOT_HELD" | "FOREIGN_RETURN_URL" | "CONFIGURATION_INCOMPLETE" | "IMAGE_UNREADABLE" | "FILE_INFECTED" | "RESOLUTION_TOO_LOW" | "NO_ELECTRONIC_INVOICE" | "TOO_MANY_REQUESTS" | "GUEST_FILES_FULL" | "UNPAID_ORDERS" | "INTERNAL" | "UPSTREAM_FAILED" | "UNAVAILABLE" | "FILES_FULL" | "FILE_UNCHECKED" | "NOT_CONFIGURED";
            errors: components["schemas"]["FieldError"][];
            cartToken?: string;
        };
        ErpConnection: {
            /** Format: date-time */
            connectedAt: string;
            /** Format: date-time */
            expiresAt: string;
            scope: string;
            confirmationCode?: string;
        };
        Facet: {
            /** @enum {string} */
            key: "absorptionClass" | "thickness" | "colour" | "material" | "fireClass" | "brand" | "inStock";
            values: {
                value: string;
                label: string;
                count: number;
                isSelected: boolean;
            }[];
        };
        FieldError: {
            field: string;
            code: string;
            message: string;
        };
        Fragment: {
            text: string;
            isMatch: boolean;
        };
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "GBP";
        };
        OpenUpload: {
            id: string;
            name: string;
            size: number;
            offset: number;
            file: components["schemas"]["StorageFile"] | null;
            /** Format: date-time */
            expiresAt: string;
            cartToken?: string;
        };
        OptionValue: {
            id: string;
            label: string;
            picture: components["schemas"]["Picture"] | null;
            hex: string | null;
            surcharge: components["schemas"]["Surcharge"] | null;
            isAllowed: boolean;
            condition: string | null;
        };
        Order: {
            id: string;
            number: string | null;
            /** @enum {string} */
            state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
            isInAccount: boolean;
            version: number;
            /** @enum {string} */
            locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
            /** @enum {string} */
            currency: "EUR" | "GBP";
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
            territory: ("helgoland" | "buesingen" | "frenchOverseas" | "channelIslands" | "gibraltar") | null;
            lines: components["schemas"]["OrderLine"][];
            changes: {
                lineId: string;
                /** @enum {string} */
                kind: "price" | "gone";
                name: string;
                before: components["schemas"]["Price"] | null;
            }[];
            details: components["schemas"]["OrderDetails"] | null;
            shipping: {
                /** @enum {string} */
                method: "Deliver" | "Pickup" | "DeliverAndAssemble";
                /** Format: date */
                date: string;
                slot: string | null;
                price: components["schemas"]["Price"];
            } | null;
            deliveryOnRequest: {
                pallets: number;
                maximum: number;
            } | null;
            totals: {
                goods: components["schemas"]["Price"];
                shipping: components["schemas"]["Price"] | null;
                isReverseCharge: boolean;
                /** @enum {string} */
                vatReason?: "reverseCharge" | "export" | "collected" | "unproved";
                vat: {
                    rate: number;
                    amount: components["schemas"]["Money"];
                }[];
                total: components["schemas"]["Price"];
            };
            vatCheck: {
                /** @enum {string} */
                status: "valid" | "invalid" | "unknown" | "malformed";
                /** Format: date-time */
                checkedAt: string;
            } | null;
            placedAt: string | null;
            history: {
                /** @enum {string} */
                state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                /** Format: date-time */
                at: string;
            }[];
            payment: {
                id: string;
                /** @enum {string} */
                method: "ideal" | "bancontact" | "creditcard" | "paypal" | "klarna" | "banktransfer" | "eps" | "invoice";
                /** @enum {string} */
                status: "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
            } | null;
            parcel?: {
                carrier: string | null;
                tracking: string | null;
            };
            cartToken?: string;
        };
        OrderDetails: {
            /** @enum {string} */
            customerType: "Private" | "Business";
            contact: components["schemas"]["Contact"];
            company?: string;
            vatNumber?: string;
            billing: components["schemas"]["StoredAddress"];
            shipping: components["schemas"]["StoredDeliveryAddress"] | null;
            reference?: string;
            note?: string;
        };
        OrderLine: {
            id: string;
            productId: string;
            sku: string;
            name: string;
            slug: string;
            colour: string | null;
            picture: components["schemas"]["Picture"];
            configurationId: string | null;
            choices: {
                label: string;
                value: string;
            }[];
            preview: string | null;
            room: {
                room: components["schemas"]["Room"];
                text: string;
            } | null;
            quantity: number;
            tierQuantity: number;
            unitPrice: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            volumeDiscount: components["schemas"]["TierPrice"][];
            trace: components["schemas"]["PriceStep"][];
            available: number | null;
            isWithdrawable: boolean;
        };
        OrderSummary: {
            id: string;
            number: string | null;
            /** @enum {string} */
            state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
            /** @enum {string} */
            currency: "EUR" | "GBP";
            placedAt: string | null;
            total: components["schemas"]["Price"];
            pieces: number;
            names: string[];
        };
        Payment: {
            id: string;
            orderId: string;
            /** @enum {string} */
            method: "ideal" | "bancontact" | "creditcard" | "paypal" | "klarna" | "banktransfer" | "eps" | "invoice";
            /** @enum {string} */
            status: "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
            amount: components["schemas"]["Money"];
        };
        PaymentMethod: {
            /** @enum {string} */
            id: "ideal" | "bancontact" | "creditcard" | "paypal" | "klarna" | "banktransfer" | "eps" | "invoice";
            name: string;
        };
        PhotoPrint: {
            productId: string;
            formats: {
                id: string;
                label: string;
                widthMm: number;
                heightMm: number;
                price: components["schemas"]["Price"];
            }[];
            frames: {
                id: string;
                label: string;
                hex: string;
                price: components["schemas"]["Price"];
            }[];
            minimumDpi: number;
            goodDpi: number;
            bleedMm: number;
            isRound: boolean;
        };
        Picture: {
            file: string;
            width: number;
            height: number;
            alt: string;
            /** @default null */
            placeholder: string | null;
        };
        Preferences: {
            /** @enum {string} */
            locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
            /** @enum {string} */
            vatView: "incl" | "excl";
            newsletter: boolean;
        };
        Price: {
            includingVat: components["schemas"]["Money"];
            excludingVat: components["schemas"]["Money"];
        };
        PriceStep: {
            /** @enum {string} */
            step: "base" | "tier" | "area" | "cutting" | "option" | "vat" | "rounding";
            label: string;
            optionId: string | null;
            amount: components["schemas"]["Money"];
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            /** @enum {string} */
            code: "MALFORMED" | "UNAUTHORIZED" | "INVALID_CREDENTIALS" | "PASSWORD_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "ORDER_CHANGED" | "OUT_OF_STOCK" | "SOLD_OUT_UNPAID" | "ORDER_NOT_OPEN" | "NOTHING_TO_PAY" | "NOT_WITHDRAWABLE" | "NO_RIGHT_TO_WITHDRAW" | "GONE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HEIC_UNSUPPORTED" | "VALIDATION" | "IDEMPOTENCY_MISMATCH" | "ORDER_INCOMPLETE" | "DELIVERY_ON_REQUEST" | "ON_ACCOUNT_UNPROVED" | "ON_ACCOUNT_LIMIT" | "STOCK_NOT_HELD" | "FOREIGN_RETURN_URL" | "CONFIGURATION_INCOMPLETE" | "IMAGE_UNREADABLE" | "FILE_INFECTED" | "RESOLUTION_TOO_LOW" | "NO_ELECTRONIC_INVOICE" | "TOO_MANY_REQUESTS" | "GUEST_FILES_FULL" | "UNPAID_ORDERS" | "INTERNAL" | "UPSTREAM_FAILED" | "UNAVAILABLE" | "FILES_FULL" | "FILE_UNCHECKED" | "NOT_CONFIGURED";
            /** @default [] */
            errors: components["schemas"]["FieldError"][];
            requestId?: string;
            current?: unknown;
            changed?: ("price" | "stock" | "delivery" | "vat" | "total")[];
        };
        Product: {
            id: string;
            sku: string;
            family: string;
            /** @enum {string} */
            type: "Standard" | "PhotoPrint";
            isConfigurable: boolean;
            name: string;
            slug: string;
            summary: string;
            description: string[];
            category: {
                id: string;
                name: string;
                slug: string;
            };
            pictures: components["schemas"]["Picture"][];
            colours: components["schemas"]["Colour"][];
            size: string;
            attributes: {
                name: string;
                value: string;
                /**
                 * @default text
                 * @enum {string}
                 */
                type: "text" | "number" | "Width" | "Height" | "Scale";
            }[];
            acoustics: components["schemas"]["Acoustics"];
            cover: components["schemas"]["Cover"] | null;
            quantity: {
                /** @default 1 */
                current: number;
            };
            volumeDiscount: components["schemas"]["TierPrice"][];
            priceIncVat: components["schemas"]["Money"];
            priceExcVat: components["schemas"]["Money"];
            startingPrice: components["schemas"]["Price"] | null;
            reduction: {
                lowestPrice30Days: components["schemas"]["Price"];
                percent: number;
            } | null;
            unitPrice: {
                /** @enum {string} */
                per: "m2" | "m";
                price: components["schemas"]["Price"];
            } | null;
            stock: {
                available: number;
                isMadeToOrder: boolean;
            };
            delivery: {
                /** Format: date-time */
                orderBefore: string;
                /** Format: date */
                dispatchOn: string;
                /** Format: date */
                deliverOn: string;
            };
            vatRate: number;
        };
        ProductCard: {
            id: string;
            family: string;
            name: string;
            fragments: components["schemas"]["Fragment"][] | null;
            slug: string;
            picture: components["schemas"]["Picture"];
            price: components["schemas"]["Price"];
            isStartingPrice: boolean;
            lowestTier: {
                minQuantity: number;
                price: components["schemas"]["Price"];
            } | null;
            rating: {
                alphaW: number;
                /** @enum {string} */
                absorptionClass: "A" | "B" | "C" | "D" | "E" | "unclassified";
            } | null;
            colours: components["schemas"]["Colour"][];
            size: string;
            isMadeToOrder: boolean;
            isAvailable: boolean;
            isConfigurable: boolean;
            delivery: {
                /** Format: date-time */
                orderBefore: string;
                /** Format: date */
                dispatchOn: string;
                /** Format: date */
                deliverOn: string;
            };
            /** Format: date-time */
            updatedAt: string;
        };
        ProductChanged: {
            id: string;
            sku: string;
            isOnSale: boolean;
        };
        QuantityPrice: {
            quantity: number;
            unitPrice: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            volumeDiscount: components["schemas"]["TierPrice"][];
        };
        Rating: {
            score: number;
            count: number;
            recommended: number;
            /** Format: uri */
            url: string;
            /** Format: date-time */
            asOf: string;
        };
        Room: {
            /** @enum {string} */
            use: "a1" | "a2" | "a3" | "a4" | "a5" | "b2" | "b3" | "b4" | "b5";
            length: number;
            width: number;
            height: number;
            /** @enum {string} */
            floor: "parquet" | "boards" | "linoleum" | "tiles" | "concrete" | "needlefelt" | "carpet" | "carpetpad";
            /** @enum {string} */
            walls: "plaster" | "plasterboard" | "brick" | "concrete" | "wood" | "glass" | "tiles";
            /** @enum {string} */
            ceiling: "concrete" | "plaster" | "plasterboard" | "wood" | "mineral";
            glass: number;
            /** @enum {string} */
            pane: "window" | "plate";
            doors: number;
            furniture: {
                persons?: number;
                chairs?: number;
                desks?: number;
                sofas?: number;
                shelves?: number;
                curtains?: number;
            };
            /** @enum {string} */
            place: "walls" | "ceiling";
        };
        Session: {
            token: string;
            /** Format: date-time */
            expiresAt: string;
            customer: components["schemas"]["Customer"];
        };
        ShippingOption: {
            /** @enum {string} */
            method: "Deliver" | "Pickup" | "DeliverAndAssemble";
            price: components["schemas"]["Price"] | null;
            /** Format: date */
            today: string;
            days: string[];
            closed: {
                /** Format: date */
                day: string;
                /** @enum {string} */
                reason: "past" | "tooEarly" | "weekend" | "holiday";
                name: string | null;
            }[];
            slots: {
                /** Format: date */
                day: string;
                times: string[];
            }[];
        };
        Slugs: {
            "de-AT": string;
            "de-DE": string;
            "en-GB": string;
            "fr-BE": string;
            "fr-FR": string;
            "nl-BE": string;
            "nl-NL": string;
        };
        StorageFile: {
            id: string;
            uploadId: string;
            name: string;
            type: string;
            size: number;
            width: number | null;
            height: number | null;
            position: number;
            path: string;
            preview: string | null;
        };
        StorageItem: {
            id: string;
            /** @enum {string} */
            kind: "design" | "file" | "later";
            name: string;
            configurationId: string | null;
            product: {
                id: string;
                slug: string;
                name: string;
                colour: string | null;
                picture: components["schemas"]["Picture"];
                isOnSale: boolean;
                available: number | null;
                price: components["schemas"]["Price"];
            } | null;
            quantity: number | null;
            choices: {
                label: string;
                value: string;
            }[];
            preview: string | null;
            note: string | null;
            position: number | null;
            files: components["schemas"]["StorageFile"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
            cartToken?: string;
        };
        StoredAddress: {
            street: string;
            houseNumber?: string;
            addition?: string;
            line2?: string;
            postcode: string;
            city: string;
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
        };
        StoredDeliveryAddress: {
            street: string;
            houseNumber?: string;
            addition?: string;
            line2?: string;
            postcode: string;
            city: string;
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
            recipient?: string;
        };
        Suggestions: {
            products: {
                id: string;
                name: string;
                slug: string;
                fragments: components["schemas"]["Fragment"][];
                picture: components["schemas"]["Picture"];
                price: components["schemas"]["Price"];
                isStartingPrice: boolean;
            }[];
            categories: {
                id: string;
                name: string;
                slug: string;
                fragments: components["schemas"]["Fragment"][];
            }[];
        };
        Surcharge: {
            /** @enum {string} */
            per: "piece" | "m2" | "m" | "percent";
            price: components["schemas"]["Price"] | null;
            percent: number | null;
        };
        TierPrice: {
            minQuantity: number;
            maxQuantity: number | null;
            priceIncludingVat: components["schemas"]["Money"];
            priceExcludingVat: components["schemas"]["Money"];
        };
        TypedAddress: {
            /** @enum {string} */
            country: "at" | "be" | "de" | "fr" | "nl" | "gb";
            postcode: string;
            houseNumber?: string;
            addition?: string;
            line2?: string;
            street?: string;
            city?: string;
        };
        Withdrawal: {
            id: string;
            orderId: string;
            orderNumber: string;
            /** Format: date-time */
            receivedAt: string;
            lines: {
                id: string;
                name: string;
                quantity: number;
                total: components["schemas"]["Price"];
            }[];
            refund: components["schemas"]["Price"];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The site that asks.
         * @example ENC
         */
        Shop: "ENC" | "EF" | "FIB" | "DBC" | "EDG";
        /**
         * @description Language, country, currency and VAT of the answer.
         * @example nl-NL
         */
        Locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
        /**
         * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
         * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this call in the log.
         * @example 0f2b6c1e-7d3a-4b58-9a41-3c5d6e7f8091
         */
        RequestId: string;
        /**
         * @description `true` when the answer was given before.
         * @example true
         */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.nl",
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Sign in; lines of the guest’s cart move into the customer’s */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "customer": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "customerType": "Private",
                     *         "email": "ada@example.nl",
                     *         "pendingEmail": null,
                     *         "firstName": "Ada",
                     *         "lastName": "Vos",
                     *         "phone": "0201234567",
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "licenceCode": "TR-123456782",
                     *         "addresses": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "kind": "billing",
                     *             "isDefault": false,
                     *             "recipient": "Reception, second floor",
                     *             "address": {
                     *               "street": "Damrak",
                     *               "houseNumber": "1",
                     *               "addition": "A",
                     *               "line2": "Rear building",
                     *               "postcode": "1012 LG",
                     *               "city": "Amsterdam",
                     *               "country": "at"
                     *             }
                     *           }
                     *         ],
                     *         "preferences": {
                     *           "locale": "de-AT",
                     *           "vatView": "incl",
                     *           "newsletter": false
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             *
             *     `SECOND_FACTOR_REQUIRED`: Enter the six digits from your app as well, or a recovery code.
             *
             *     `SECOND_FACTOR_WRONG`: The code has expired, was used already or was not copied correctly. Wait for the next one in your app, or use a recovery code.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.nl",
                 *       "next": "checkout"
                 *     }
                 */
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    next?: "checkout";
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whether a reset token still works */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "email": "ada@example.nl"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                        email: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    challenge: string;
                };
            };
        };
        responses: {
            /** @description Give a code with which the same browser goes on as the same visitor on another host of the shop; it works once, for a minute */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redeemHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                 *       "verifier": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    code: string;
                    verifier: string;
                };
            };
        };
        responses: {
            /** @description Go on as the visitor who was given the code; what the caller has in the cart joins theirs */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                     *       "session": {
                     *         "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                     *         "expiresAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        cartToken?: string;
                        session?: {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerType": "Private",
                 *       "firstName": "Ada",
                 *       "lastName": "Vos",
                 *       "company": "Stillewerk Studio",
                 *       "vatNumber": "NL123456782B90",
                 *       "licenceCode": "TR-123456782",
                 *       "phone": "0201234567",
                 *       "email": "ada@example.nl",
                 *       "password": "Quiet-2026!",
                 *       "address": {
                 *         "street": "Damrak",
                 *         "houseNumber": "1",
                 *         "postcode": "1012 LG",
                 *         "city": "Amsterdam",
                 *         "country": "nl"
                 *       },
                 *       "newsletter": false
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    customerType: "Private" | "Business";
                    firstName: string;
                    lastName: string;
                    company?: string;
                    vatNumber?: string;
                    licenceCode?: string;
                    phone?: string;
                    email: string;
                    password: string;
                    address?: components["schemas"]["Address"];
                    /** @default false */
                    newsletter?: boolean;
                };
            };
        };
        responses: {
            /** @description Ask for an account; the mail to the address decides */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.nl",
                     *       "key": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        key?: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                 *       "password": "Quiet-2026!",
                 *       "key": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password?: string;
                    key?: string;
                };
            };
        };
        responses: {
            /** @description Open the account of a registration and sign in, with the key of its answer or with its password */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "customer": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "customerType": "Private",
                     *         "email": "ada@example.nl",
                     *         "pendingEmail": null,
                     *         "firstName": "Ada",
                     *         "lastName": "Vos",
                     *         "phone": "0201234567",
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "licenceCode": "TR-123456782",
                     *         "addresses": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "kind": "billing",
                     *             "isDefault": false,
                     *             "recipient": "Reception, second floor",
                     *             "address": {
                     *               "street": "Damrak",
                     *               "houseNumber": "1",
                     *               "addition": "A",
                     *               "line2": "Rear building",
                     *               "postcode": "1012 LG",
                     *               "city": "Amsterdam",
                     *               "country": "at"
                     *             }
                     *           }
                     *         ],
                     *         "preferences": {
                     *           "locale": "de-AT",
                     *           "vatView": "incl",
                     *           "newsletter": false
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `PASSWORD_REQUIRED`: Enter the password of the account and try again.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in customer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "customerType": "Private",
                     *       "email": "ada@example.nl",
                     *       "pendingEmail": null,
                     *       "firstName": "Ada",
                     *       "lastName": "Vos",
                     *       "phone": "0201234567",
                     *       "company": "Stillewerk Studio",
                     *       "vatNumber": "NL123456782B90",
                     *       "licenceCode": "TR-123456782",
                     *       "addresses": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "billing",
                     *           "isDefault": false,
                     *           "recipient": "Reception, second floor",
                     *           "address": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           }
                     *         }
                     *       ],
                     *       "preferences": {
                     *         "locale": "de-AT",
                     *         "vatView": "incl",
                     *         "newsletter": false
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerType": "Private",
                 *       "addresses": [
                 *         {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "kind": "billing",
                 *           "isDefault": false,
                 *           "recipient": "Reception, second floor",
                 *           "address": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "nl"
                 *           }
                 *         }
                 *       ],
                 *       "preferences": {
                 *         "locale": "de-AT",
                 *         "vatView": "incl",
                 *         "newsletter": false
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    customerType: "Private" | "Business";
                    addresses: components["schemas"]["CustomerAddress"][];
                    preferences: components["schemas"]["Preferences"];
                };
            };
        };
        responses: {
            /** @description Replace customer type, addresses and preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "customerType": "Private",
                     *       "email": "ada@example.nl",
                     *       "pendingEmail": null,
                     *       "firstName": "Ada",
                     *       "lastName": "Vos",
                     *       "phone": "0201234567",
                     *       "company": "Stillewerk Studio",
                     *       "vatNumber": "NL123456782B90",
                     *       "licenceCode": "TR-123456782",
                     *       "addresses": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "billing",
                     *           "isDefault": false,
                     *           "recipient": "Reception, second floor",
                     *           "address": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           }
                     *         }
                     *       ],
                     *       "preferences": {
                     *         "locale": "de-AT",
                     *         "vatView": "incl",
                     *         "newsletter": false
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Quiet-2025!",
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the customer is signed in, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "device": "Firefox, Windows",
                     *           "startedAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-21T09:30:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: {
                            id: string;
                            device: string;
                            /** Format: date-time */
                            startedAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrent: boolean;
                        }[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether signing in takes a second step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAvailable": true,
                     *       "since": "2026-11-24T09:12:00.000Z",
                     *       "recoveryCodesLeft": 9
                     *     }
                     */
                    "application/json": {
                        isAvailable: boolean;
                        since: string | null;
                        recoveryCodesLeft: number;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description A secret for the customer’s authenticator app (RFC 6238); it counts once a code of it has come back */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Quiet%20shop:ada%40example.nl?issuer=Quiet%20shop&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
                     *       "qrCode": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 45 45\">…</svg>"
                     *     }
                     */
                    "application/json": {
                        secret: string;
                        uri: string;
                        qrCode: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-2026!",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             *
             *     `SECOND_FACTOR_WRONG`: The code has expired, was used already or was not copied correctly. Wait for the next one in your app, or use a recovery code.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Ask for a second step from now on; answers ten recovery codes, once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "codes": [
                     *         "7KQ8-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ9-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ2-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ3-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ4-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ5-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ6-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ7-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ8-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ9-WM4T-Z9PX-3HCV-R6BN-2YDJ"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        codes: string[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `SECOND_FACTOR_WRONG`: The code has expired, was used already or was not copied correctly. Wait for the next one in your app, or use a recovery code.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-2026!",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Ten new recovery codes in place of the old ones */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "codes": [
                     *         "7KQ8-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ9-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ2-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ3-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ4-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ5-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ6-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ7-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ8-WM4T-Z9PX-3HCV-R6BN-2YDJ",
                     *         "7KQ9-WM4T-Z9PX-3HCV-R6BN-2YDJ"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        codes: string[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             *
             *     `SECOND_FACTOR_WRONG`: The code has expired, was used already or was not copied correctly. Wait for the next one in your app, or use a recovery code.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGuestOrders: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders placed without signing in and with the customer’s confirmed e-mail address, newest first; the customer’s own once they are claimed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "number": "ENC-2026-000042",
                     *           "state": "open",
                     *           "currency": "EUR",
                     *           "placedAt": "2026-11-21T09:30:00.000Z",
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "pieces": 2,
                     *           "names": [
                     *             "Fabric wall panel"
                     *           ]
                     *         }
                     *       ],
                     *       "total": 0,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["OrderSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimGuestOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismissGuestOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                 *       "password": "Quiet-2026!"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Confirm a changed e-mail address, with a session of the account or with its password */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "customerType": "Private",
                     *       "email": "ada@example.nl",
                     *       "pendingEmail": null,
                     *       "firstName": "Ada",
                     *       "lastName": "Vos",
                     *       "phone": "0201234567",
                     *       "company": "Stillewerk Studio",
                     *       "vatNumber": "NL123456782B90",
                     *       "licenceCode": "TR-123456782",
                     *       "addresses": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "billing",
                     *           "isDefault": false,
                     *           "recipient": "Reception, second floor",
                     *           "address": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           }
                     *         }
                     *       ],
                     *       "preferences": {
                     *         "locale": "de-AT",
                     *         "vatView": "incl",
                     *         "newsletter": false
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `PASSWORD_REQUIRED`: Enter the password of the account and try again.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Vos",
                 *       "phone": "0201234567",
                 *       "company": "Stillewerk Studio",
                 *       "vatNumber": "NL123456782B90",
                 *       "email": "ada@example.nl",
                 *       "currentPassword": "Quiet-2025!"
                 *     }
                 */
                "application/json": {
                    firstName: string;
                    lastName: string;
                    phone?: string;
                    company?: string;
                    vatNumber?: string;
                    email: string;
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Change names, phone, company or, with the password, the e-mail address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "customerType": "Private",
                     *       "email": "ada@example.nl",
                     *       "pendingEmail": null,
                     *       "firstName": "Ada",
                     *       "lastName": "Vos",
                     *       "phone": "0201234567",
                     *       "company": "Stillewerk Studio",
                     *       "vatNumber": "NL123456782B90",
                     *       "licenceCode": "TR-123456782",
                     *       "addresses": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "billing",
                     *           "isDefault": false,
                     *           "recipient": "Reception, second floor",
                     *           "address": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           }
                     *         }
                     *       ],
                     *       "preferences": {
                     *         "locale": "de-AT",
                     *         "vatView": "incl",
                     *         "newsletter": false
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAUTHORIZED`: Sign in to continue.
             *
             *     `INVALID_CREDENTIALS`: That e-mail address and password do not belong together. Just created an account? Please confirm the e-mail we sent you first.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRating: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Score and number of reviews */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "score": 9.2,
                     *       "count": 214,
                     *       "recommended": 97,
                     *       "url": "https://reviews.example/quiet-shop",
                     *       "asOf": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Rating"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UPSTREAM_FAILED`: A service we rely on gave no usable answer. Please try again later. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": "nl",
                 *       "postcode": "1012 LG",
                 *       "houseNumber": "1",
                 *       "addition": "A",
                 *       "line2": "Rear building",
                 *       "street": "Damrak",
                 *       "city": "Amsterdam"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    country: "at" | "be" | "de" | "fr" | "nl" | "gb";
                    postcode: string;
                    houseNumber?: string;
                    addition?: string;
                    line2?: string;
                    street?: string;
                    city?: string;
                };
            };
        };
        responses: {
            /** @description Check an address as typed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decision": "ACCEPT",
                     *       "suggestion": {
                     *         "country": "nl",
                     *         "postcode": "1012lg",
                     *         "houseNumber": "1"
                     *       },
                     *       "errors": [
                     *         {
                     *           "field": "contact.email",
                     *           "code": "yup.errors.mixed.required",
                     *           "message": "Please fill this in."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressVerdict"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.nl"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Whether an address can be registered */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmailVerdict"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateEmailDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "stillewerk.example"
                 *     }
                 */
                "application/json": {
                    domain: string;
                };
            };
        };
        responses: {
            /** @description Whether a domain takes mail */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmailVerdict"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateVatNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vatNumber": "NL123456782B90",
                 *       "country": "at"
                 *     }
                 */
                "application/json": {
                    vatNumber: string;
                    /** @enum {string} */
                    country?: "at" | "be" | "de" | "fr" | "nl" | "gb";
                };
            };
        };
        responses: {
            /** @description Whether a VAT number is registered; asks the register of its state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "valid",
                     *       "name": "Fabric wall panel",
                     *       "checkedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "valid" | "invalid" | "unknown" | "malformed";
                        name: string | null;
                        /** Format: date-time */
                        checkedAt: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /** @example wall panel */
                q?: string;
                /** @example wall-panels */
                category?: string;
                /**
                 * @example [
                 *       "ochre"
                 *     ]
                 */
                colour?: string[];
                /**
                 * @example [
                 *       "wool"
                 *     ]
                 */
                material?: string[];
                /**
                 * @example [
                 *       "A"
                 *     ]
                 */
                absorptionClass?: ("A" | "B" | "C" | "D" | "E" | "unclassified")[];
                /**
                 * @example [
                 *       "B-s1,d0"
                 *     ]
                 */
                fireClass?: string[];
                /**
                 * @example [
                 *       "0-24"
                 *     ]
                 */
                thickness?: ("0-24" | "25-49" | "50-99" | "100-")[];
                /**
                 * @example [
                 *       "ENC"
                 *     ]
                 */
                brand?: ("ENC" | "EF" | "FIB" | "DBC" | "EDG")[];
                /** @example true */
                inStock?: boolean;
                /** @example 5000 */
                minPrice?: number;
                /** @example 20000 */
                maxPrice?: number;
                /** @example popular */
                sort?: "popular" | "priceAsc" | "priceDesc" | "newest" | "absorption" | "relevance";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search, narrow and page products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "family": "WPN",
                     *           "name": "Fabric wall panel",
                     *           "fragments": [
                     *             {
                     *               "text": "Fabric ",
                     *               "isMatch": false
                     *             },
                     *             {
                     *               "text": "wall panel",
                     *               "isMatch": true
                     *             }
                     *           ],
                     *           "slug": "wandpaneel-stof-oker",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "isStartingPrice": true,
                     *           "lowestTier": {
                     *             "minQuantity": 25,
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           },
                     *           "rating": {
                     *             "alphaW": 0.9,
                     *             "absorptionClass": "A"
                     *           },
                     *           "colours": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "name": "Ochre",
                     *               "hex": "#c8963e",
                     *               "productId": "wpn-ochre-01",
                     *               "slug": "wandpaneel-stof-oker"
                     *             }
                     *           ],
                     *           "size": "1200 × 600 × 50 mm",
                     *           "isMadeToOrder": true,
                     *           "isAvailable": true,
                     *           "isConfigurable": true,
                     *           "delivery": {
                     *             "orderBefore": "2026-11-21T09:30:00.000Z",
                     *             "dispatchOn": "2026-11-26",
                     *             "deliverOn": "2026-11-26"
                     *           },
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "total": 0,
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "facets": [
                     *         {
                     *           "key": "absorptionClass",
                     *           "values": [
                     *             {
                     *               "value": "ochre",
                     *               "label": "Ochre",
                     *               "count": 214,
                     *               "isSelected": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "parentId": "wall-panels",
                     *           "count": 214,
                     *           "isSelected": true
                     *         }
                     *       ],
                     *       "priceRange": {
                     *         "min": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "max": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "didYouMean": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ProductCard"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        facets: components["schemas"]["Facet"][];
                        categories: {
                            id: string;
                            name: string;
                            slug: string;
                            parentId: string | null;
                            count: number;
                            isSelected: boolean;
                        }[];
                        priceRange: {
                            min: components["schemas"]["Money"];
                            max: components["schemas"]["Money"];
                        } | null;
                        didYouMean: string | null;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suggestProducts: {
        parameters: {
            query: {
                /** @example wall panel */
                q: string;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A few products and categories while typing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "fragments": [
                     *             {
                     *               "text": "wall panel",
                     *               "isMatch": true
                     *             }
                     *           ],
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "isStartingPrice": true
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "fragments": [
                     *             {
                     *               "text": "wall panel",
                     *               "isMatch": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProductsById: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "0199f3a2c5d47e61b0a4"
                 *     ]
                 */
                id?: string[];
                /**
                 * @example [
                 *       "WPN"
                 *     ]
                 */
                family?: string[];
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A few products as a list shows them, in the order asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "family": "WPN",
                     *         "name": "Fabric wall panel",
                     *         "fragments": [
                     *           {
                     *             "text": "Fabric ",
                     *             "isMatch": false
                     *           },
                     *           {
                     *             "text": "wall panel",
                     *             "isMatch": true
                     *           }
                     *         ],
                     *         "slug": "wandpaneel-stof-oker",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isStartingPrice": true,
                     *         "lowestTier": {
                     *           "minQuantity": 25,
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "rating": {
                     *           "alphaW": 0.9,
                     *           "absorptionClass": "A"
                     *         },
                     *         "colours": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "name": "Ochre",
                     *             "hex": "#c8963e",
                     *             "productId": "wpn-ochre-01",
                     *             "slug": "wandpaneel-stof-oker"
                     *           }
                     *         ],
                     *         "size": "1200 × 600 × 50 mm",
                     *         "isMadeToOrder": true,
                     *         "isAvailable": true,
                     *         "isConfigurable": true,
                     *         "delivery": {
                     *           "orderBefore": "2026-11-21T09:30:00.000Z",
                     *           "dispatchOn": "2026-11-26",
                     *           "deliverOn": "2026-11-26"
                     *         },
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductCard"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "sku": "WPN-ochre-01",
                     *       "family": "WPN",
                     *       "type": "Standard",
                     *       "isConfigurable": true,
                     *       "name": "Fabric wall panel",
                     *       "slug": "wandpaneel-stof-oker",
                     *       "summary": "Felt core under woven wool, for walls that answer back.",
                     *       "description": [
                     *         "A core of recycled felt under woven wool."
                     *       ],
                     *       "category": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "name": "Fabric wall panel",
                     *         "slug": "wandpaneel-stof-oker"
                     *       },
                     *       "pictures": [
                     *         {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         }
                     *       ],
                     *       "colours": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Ochre",
                     *           "hex": "#c8963e",
                     *           "productId": "wpn-ochre-01",
                     *           "slug": "wandpaneel-stof-oker"
                     *         }
                     *       ],
                     *       "size": "1200 × 600 × 50 mm",
                     *       "attributes": [
                     *         {
                     *           "name": "Fabric wall panel",
                     *           "value": "Ochre",
                     *           "type": "text"
                     *         }
                     *       ],
                     *       "acoustics": {
                     *         "kind": "absorption",
                     *         "bands": [
                     *           0.25,
                     *           0.65,
                     *           1,
                     *           1,
                     *           0.95,
                     *           0.9
                     *         ],
                     *         "mounting": "A",
                     *         "alphaW": 0.9,
                     *         "absorptionClass": "A",
                     *         "nrc": 0.9
                     *       },
                     *       "cover": {
                     *         "area": 0.72,
                     *         "width": 1.2,
                     *         "height": 0.6
                     *       },
                     *       "quantity": {
                     *         "current": 1
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "priceIncVat": {
                     *         "amount": 8900,
                     *         "currency": "EUR"
                     *       },
                     *       "priceExcVat": {
                     *         "amount": 8900,
                     *         "currency": "EUR"
                     *       },
                     *       "startingPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "reduction": {
                     *         "lowestPrice30Days": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "percent": 1
                     *       },
                     *       "unitPrice": {
                     *         "per": "m2",
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "stock": {
                     *         "available": 128,
                     *         "isMadeToOrder": true
                     *       },
                     *       "delivery": {
                     *         "orderBefore": "2026-11-21T09:30:00.000Z",
                     *         "dispatchOn": "2026-11-26",
                     *         "deliverOn": "2026-11-26"
                     *       },
                     *       "vatRate": 21
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProductBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example de-AT */
                locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
                /** @example wandpaneel-stof-oker */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A product by its slug in a locale */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "sku": "WPN-ochre-01",
                     *       "family": "WPN",
                     *       "type": "Standard",
                     *       "isConfigurable": true,
                     *       "name": "Fabric wall panel",
                     *       "slug": "wandpaneel-stof-oker",
                     *       "summary": "Felt core under woven wool, for walls that answer back.",
                     *       "description": [
                     *         "A core of recycled felt under woven wool."
                     *       ],
                     *       "category": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "name": "Fabric wall panel",
                     *         "slug": "wandpaneel-stof-oker"
                     *       },
                     *       "pictures": [
                     *         {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         }
                     *       ],
                     *       "colours": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Ochre",
                     *           "hex": "#c8963e",
                     *           "productId": "wpn-ochre-01",
                     *           "slug": "wandpaneel-stof-oker"
                     *         }
                     *       ],
                     *       "size": "1200 × 600 × 50 mm",
                     *       "attributes": [
                     *         {
                     *           "name": "Fabric wall panel",
                     *           "value": "Ochre",
                     *           "type": "text"
                     *         }
                     *       ],
                     *       "acoustics": {
                     *         "kind": "absorption",
                     *         "bands": [
                     *           0.25,
                     *           0.65,
                     *           1,
                     *           1,
                     *           0.95,
                     *           0.9
                     *         ],
                     *         "mounting": "A",
                     *         "alphaW": 0.9,
                     *         "absorptionClass": "A",
                     *         "nrc": 0.9
                     *       },
                     *       "cover": {
                     *         "area": 0.72,
                     *         "width": 1.2,
                     *         "height": 0.6
                     *       },
                     *       "quantity": {
                     *         "current": 1
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "priceIncVat": {
                     *         "amount": 8900,
                     *         "currency": "EUR"
                     *       },
                     *       "priceExcVat": {
                     *         "amount": 8900,
                     *         "currency": "EUR"
                     *       },
                     *       "startingPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "reduction": {
                     *         "lowestPrice30Days": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "percent": 1
                     *       },
                     *       "unitPrice": {
                     *         "per": "m2",
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "stock": {
                     *         "available": 128,
                     *         "isMadeToOrder": true
                     *       },
                     *       "delivery": {
                     *         "orderBefore": "2026-11-21T09:30:00.000Z",
                     *         "dispatchOn": "2026-11-26",
                     *         "deliverOn": "2026-11-26"
                     *       },
                     *       "vatRate": 21
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProductSlugs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product’s slug in every locale */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "de-AT": "wandpaneel-stoff-ocker",
                     *       "de-DE": "wandpaneel-stoff-ocker",
                     *       "en-GB": "fabric-wall-panel-ochre",
                     *       "fr-BE": "panneau-mural-tissu-ocre",
                     *       "fr-FR": "panneau-mural-tissu-ocre",
                     *       "nl-BE": "wandpaneel-stof-oker",
                     *       "nl-NL": "wandpaneel-stof-oker"
                     *     }
                     */
                    "application/json": components["schemas"]["Slugs"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRelatedProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What goes with a product, and what could be had instead */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "family": "WPN",
                     *         "name": "Fabric wall panel",
                     *         "fragments": [
                     *           {
                     *             "text": "Fabric ",
                     *             "isMatch": false
                     *           },
                     *           {
                     *             "text": "wall panel",
                     *             "isMatch": true
                     *           }
                     *         ],
                     *         "slug": "wandpaneel-stof-oker",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isStartingPrice": true,
                     *         "lowestTier": {
                     *           "minQuantity": 25,
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "rating": {
                     *           "alphaW": 0.9,
                     *           "absorptionClass": "A"
                     *         },
                     *         "colours": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "name": "Ochre",
                     *             "hex": "#c8963e",
                     *             "productId": "wpn-ochre-01",
                     *             "slug": "wandpaneel-stof-oker"
                     *           }
                     *         ],
                     *         "size": "1200 × 600 × 50 mm",
                     *         "isMadeToOrder": true,
                     *         "isAvailable": true,
                     *         "isConfigurable": true,
                     *         "delivery": {
                     *           "orderBefore": "2026-11-21T09:30:00.000Z",
                     *           "dispatchOn": "2026-11-26",
                     *           "deliverOn": "2026-11-26"
                     *         },
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductCard"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDataSheet: {
        parameters: {
            query?: {
                /** @example de-AT */
                locale?: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    priceProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2,
                 *       "configurationId": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/json": {
                    quantity: number;
                    configurationId?: string;
                };
            };
        };
        responses: {
            /** @description The price at a quantity; changes nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quantity": 2,
                     *       "unitPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "total": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuantityPrice"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    configureProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "choices": {
                 *         "width": "w1200"
                 *       },
                 *       "quantity": 2,
                 *       "configurationId": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/json": {
                    choices: {
                        [key: string]: string | number | boolean | components["schemas"]["Dimensions"] | null;
                    };
                    /** @default 1 */
                    quantity?: number;
                    configurationId?: string;
                };
            };
        };
        responses: {
            /** @description Check choices and price them; saves the configuration */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "wpn-ochre-01",
                     *       "quantity": 2,
                     *       "options": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "Radio",
                     *           "label": "Width",
                     *           "help": "Measure from wall to wall.",
                     *           "isAllowed": true,
                     *           "isRequired": true,
                     *           "choice": "w1200",
                     *           "values": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "label": "Width",
                     *               "picture": {
                     *                 "file": "products/WPN-ochre-1.webp",
                     *                 "width": 1200,
                     *                 "height": 900,
                     *                 "alt": "Fabric wall panel in ochre, seen from the front"
                     *               },
                     *               "hex": "#c8963e",
                     *               "surcharge": {
                     *                 "per": "piece",
                     *                 "price": {
                     *                   "includingVat": {
                     *                     "amount": 8900,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "excludingVat": {
                     *                     "amount": 7355,
                     *                     "currency": "EUR"
                     *                   }
                     *                 },
                     *                 "percent": null
                     *               },
                     *               "isAllowed": true,
                     *               "condition": null
                     *             }
                     *           ],
                     *           "range": {
                     *             "min": 0,
                     *             "max": 0,
                     *             "step": 0,
                     *             "unit": "mm"
                     *           },
                     *           "dimensions": {
                     *             "width": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "height": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "scale": null
                     *           },
                     *           "maximumLength": null,
                     *           "accepts": [],
                     *           "surcharge": {
                     *             "per": "piece",
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "percent": null
                     *           },
                     *           "messages": [
                     *             {
                     *               "level": "green",
                     *               "text": "Good to know: this size leaves within two days."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "crop": {
                     *         "x": 0,
                     *         "y": 0,
                     *         "width": 4961,
                     *         "height": 3508,
                     *         "rotation": 0,
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "dpi": 212,
                     *         "quality": "good",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "isComplete": true,
                     *       "isStandard": true,
                     *       "messages": [
                     *         {
                     *           "level": "green",
                     *           "text": "Good to know: this size leaves within two days."
                     *         }
                     *       ],
                     *       "unitPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "total": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "area": {
                     *         "minimum": 0.4,
                     *         "sawLoss": 5,
                     *         "charged": 0.73,
                     *         "perSquareMetre": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "trace": [
                     *         {
                     *           "step": "base",
                     *           "label": "Width",
                     *           "optionId": "width",
                     *           "amount": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "choices": {
                 *         "width": "w1200"
                 *       },
                 *       "quantity": 2,
                 *       "configurationId": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/json": {
                    choices: {
                        [key: string]: string | number | boolean | components["schemas"]["Dimensions"] | null;
                    };
                    /** @default 1 */
                    quantity?: number;
                    configurationId?: string;
                };
            };
        };
        responses: {
            /** @description Check choices and price them, on top of a saved configuration if one is named; saves nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "wpn-ochre-01",
                     *       "quantity": 2,
                     *       "options": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "Radio",
                     *           "label": "Width",
                     *           "help": "Measure from wall to wall.",
                     *           "isAllowed": true,
                     *           "isRequired": true,
                     *           "choice": "w1200",
                     *           "values": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "label": "Width",
                     *               "picture": {
                     *                 "file": "products/WPN-ochre-1.webp",
                     *                 "width": 1200,
                     *                 "height": 900,
                     *                 "alt": "Fabric wall panel in ochre, seen from the front"
                     *               },
                     *               "hex": "#c8963e",
                     *               "surcharge": {
                     *                 "per": "piece",
                     *                 "price": {
                     *                   "includingVat": {
                     *                     "amount": 8900,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "excludingVat": {
                     *                     "amount": 7355,
                     *                     "currency": "EUR"
                     *                   }
                     *                 },
                     *                 "percent": null
                     *               },
                     *               "isAllowed": true,
                     *               "condition": null
                     *             }
                     *           ],
                     *           "range": {
                     *             "min": 0,
                     *             "max": 0,
                     *             "step": 0,
                     *             "unit": "mm"
                     *           },
                     *           "dimensions": {
                     *             "width": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "height": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "scale": null
                     *           },
                     *           "maximumLength": null,
                     *           "accepts": [],
                     *           "surcharge": {
                     *             "per": "piece",
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "percent": null
                     *           },
                     *           "messages": [
                     *             {
                     *               "level": "green",
                     *               "text": "Good to know: this size leaves within two days."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "crop": {
                     *         "x": 0,
                     *         "y": 0,
                     *         "width": 4961,
                     *         "height": 3508,
                     *         "rotation": 0,
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "dpi": 212,
                     *         "quality": "good",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "isComplete": true,
                     *       "isStandard": true,
                     *       "messages": [
                     *         {
                     *           "level": "green",
                     *           "text": "Good to know: this size leaves within two days."
                     *         }
                     *       ],
                     *       "unitPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "total": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "area": {
                     *         "minimum": 0.4,
                     *         "sawLoss": 5,
                     *         "charged": 0.73,
                     *         "perSquareMetre": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "trace": [
                     *         {
                     *           "step": "base",
                     *           "label": "Width",
                     *           "optionId": "width",
                     *           "amount": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigurationPreview"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved configuration at today’s prices */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "wpn-ochre-01",
                     *       "quantity": 2,
                     *       "options": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "Radio",
                     *           "label": "Width",
                     *           "help": "Measure from wall to wall.",
                     *           "isAllowed": true,
                     *           "isRequired": true,
                     *           "choice": "w1200",
                     *           "values": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "label": "Width",
                     *               "picture": {
                     *                 "file": "products/WPN-ochre-1.webp",
                     *                 "width": 1200,
                     *                 "height": 900,
                     *                 "alt": "Fabric wall panel in ochre, seen from the front"
                     *               },
                     *               "hex": "#c8963e",
                     *               "surcharge": {
                     *                 "per": "piece",
                     *                 "price": {
                     *                   "includingVat": {
                     *                     "amount": 8900,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "excludingVat": {
                     *                     "amount": 7355,
                     *                     "currency": "EUR"
                     *                   }
                     *                 },
                     *                 "percent": null
                     *               },
                     *               "isAllowed": true,
                     *               "condition": null
                     *             }
                     *           ],
                     *           "range": {
                     *             "min": 0,
                     *             "max": 0,
                     *             "step": 0,
                     *             "unit": "mm"
                     *           },
                     *           "dimensions": {
                     *             "width": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "height": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "scale": null
                     *           },
                     *           "maximumLength": null,
                     *           "accepts": [],
                     *           "surcharge": {
                     *             "per": "piece",
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "percent": null
                     *           },
                     *           "messages": [
                     *             {
                     *               "level": "green",
                     *               "text": "Good to know: this size leaves within two days."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "crop": {
                     *         "x": 0,
                     *         "y": 0,
                     *         "width": 4961,
                     *         "height": 3508,
                     *         "rotation": 0,
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "dpi": 212,
                     *         "quality": "good",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "isComplete": true,
                     *       "isStandard": true,
                     *       "messages": [
                     *         {
                     *           "level": "green",
                     *           "text": "Good to know: this size leaves within two days."
                     *         }
                     *       ],
                     *       "unitPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "total": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "area": {
                     *         "minimum": 0.4,
                     *         "sawLoss": 5,
                     *         "charged": 0.73,
                     *         "perSquareMetre": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "trace": [
                     *         {
                     *           "step": "base",
                     *           "label": "Width",
                     *           "optionId": "width",
                     *           "amount": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cropConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "x": 0,
                 *       "y": 0,
                 *       "width": 1200,
                 *       "height": 900,
                 *       "rotation": 0,
                 *       "uploadId": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/json": {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    /** @default 0 */
                    rotation?: 0 | 90 | 180 | 270;
                    uploadId: string;
                };
            };
        };
        responses: {
            /** @description Cut the picture to print */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "wpn-ochre-01",
                     *       "quantity": 2,
                     *       "options": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "Radio",
                     *           "label": "Width",
                     *           "help": "Measure from wall to wall.",
                     *           "isAllowed": true,
                     *           "isRequired": true,
                     *           "choice": "w1200",
                     *           "values": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "label": "Width",
                     *               "picture": {
                     *                 "file": "products/WPN-ochre-1.webp",
                     *                 "width": 1200,
                     *                 "height": 900,
                     *                 "alt": "Fabric wall panel in ochre, seen from the front"
                     *               },
                     *               "hex": "#c8963e",
                     *               "surcharge": {
                     *                 "per": "piece",
                     *                 "price": {
                     *                   "includingVat": {
                     *                     "amount": 8900,
                     *                     "currency": "EUR"
                     *                   },
                     *                   "excludingVat": {
                     *                     "amount": 7355,
                     *                     "currency": "EUR"
                     *                   }
                     *                 },
                     *                 "percent": null
                     *               },
                     *               "isAllowed": true,
                     *               "condition": null
                     *             }
                     *           ],
                     *           "range": {
                     *             "min": 0,
                     *             "max": 0,
                     *             "step": 0,
                     *             "unit": "mm"
                     *           },
                     *           "dimensions": {
                     *             "width": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "height": {
                     *               "min": 0,
                     *               "max": 0,
                     *               "step": 0
                     *             },
                     *             "scale": null
                     *           },
                     *           "maximumLength": null,
                     *           "accepts": [],
                     *           "surcharge": {
                     *             "per": "piece",
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "percent": null
                     *           },
                     *           "messages": [
                     *             {
                     *               "level": "green",
                     *               "text": "Good to know: this size leaves within two days."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "crop": {
                     *         "x": 0,
                     *         "y": 0,
                     *         "width": 4961,
                     *         "height": 3508,
                     *         "rotation": 0,
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "dpi": 212,
                     *         "quality": "good",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "isComplete": true,
                     *       "isStandard": true,
                     *       "messages": [
                     *         {
                     *           "level": "green",
                     *           "text": "Good to know: this size leaves within two days."
                     *         }
                     *       ],
                     *       "unitPrice": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "total": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       },
                     *       "volumeDiscount": [
                     *         {
                     *           "minQuantity": 10,
                     *           "maxQuantity": 24,
                     *           "priceIncludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "priceExcludingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "area": {
                     *         "minimum": 0.4,
                     *         "sawLoss": 5,
                     *         "charged": 0.73,
                     *         "perSquareMetre": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "trace": [
                     *         {
                     *           "step": "base",
                     *           "label": "Width",
                     *           "optionId": "width",
                     *           "amount": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       ],
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `RESOLUTION_TOO_LOW`: This crop has too few pixels for the chosen size. Choose a larger crop, a smaller size or a sharper photograph.
             *
             *     `IMAGE_UNREADABLE`: We cannot read this file as a picture, or it is too large once unpacked. Please use a JPEG, PNG or WebP file.
             *
             *     `CONFIGURATION_INCOMPLETE`: Please make all required choices and solve what is marked in red.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPhotoPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Formats, frames and limits of a photo print */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "wpn-ochre-01",
                     *       "formats": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "label": "120 × 80 cm",
                     *           "widthMm": 1200,
                     *           "heightMm": 600,
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "frames": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "label": "120 × 80 cm",
                     *           "hex": "#c8963e",
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "minimumDpi": 100,
                     *       "goodDpi": 150,
                     *       "bleedMm": 10,
                     *       "isRound": true
                     *     }
                     */
                    "application/json": components["schemas"]["PhotoPrint"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories with something on sale */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "name": "Wall panels",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "parentId": "wall-panels",
                     *         "summary": "Felt core under woven wool, for walls that answer back.",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "productCount": 12
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategorySummary"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCategoryBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example de-AT */
                locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
                /** @example wandpaneel-stof-oker */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A category by its slug in a locale */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "name": "Wall panels",
                     *       "slug": "wandpaneel-stof-oker",
                     *       "parentId": "wall-panels",
                     *       "summary": "Felt core under woven wool, for walls that answer back.",
                     *       "picture": {
                     *         "file": "products/WPN-ochre-1.webp",
                     *         "width": 1200,
                     *         "height": 900,
                     *         "alt": "Fabric wall panel in ochre, seen from the front"
                     *       },
                     *       "productCount": 12,
                     *       "parent": {
                     *         "id": "wall-panels",
                     *         "name": "Wall panels",
                     *         "slug": "wall-panels"
                     *       },
                     *       "description": "Panels that take the echo out of a room.",
                     *       "slugs": {
                     *         "de-AT": "wandpaneel-stoff-ocker",
                     *         "de-DE": "wandpaneel-stoff-ocker",
                     *         "en-GB": "fabric-wall-panel-ochre",
                     *         "fr-BE": "panneau-mural-tissu-ocre",
                     *         "fr-FR": "panneau-mural-tissu-ocre",
                     *         "nl-BE": "wandpaneel-stof-oker",
                     *         "nl-NL": "wandpaneel-stof-oker"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 2,
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "room": {
                 *         "use": "a3",
                 *         "length": 8,
                 *         "width": 4,
                 *         "height": 3,
                 *         "floor": "parquet",
                 *         "walls": "plaster",
                 *         "ceiling": "concrete",
                 *         "glass": 9,
                 *         "pane": "window",
                 *         "doors": 1,
                 *         "furniture": {
                 *           "persons": 8
                 *         },
                 *         "place": "walls"
                 *       }
                 *     }
                 */
                "application/json": {
                    productId: string;
                    /** @default 1 */
                    quantity?: number;
                    configurationId?: string;
                    room?: components["schemas"]["Room"];
                };
            };
        };
        responses: {
            /** @description Put a product in the cart */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             *
             *     `OUT_OF_STOCK`: We have fewer of one or more products in stock than you would like to order. Please adjust the quantity.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `CONFIGURATION_INCOMPLETE`: Please make all required choices and solve what is marked in red.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2,
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "was": 1
                 *     }
                 */
                "application/json": {
                    quantity: number;
                    configurationId?: string | null;
                    was?: number;
                };
            };
        };
        responses: {
            /** @description Change a line’s quantity (0 removes it), and how it is made */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             *
             *     `OUT_OF_STOCK`: We have fewer of one or more products in stock than you would like to order. Please adjust the quantity.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `CONFIGURATION_INCOMPLETE`: Please make all required choices and solve what is marked in red.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a line */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Move a line to the library, for later */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Put saved goods in the cart: what was put aside for later moves, a design stays */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `OUT_OF_STOCK`: We have fewer of one or more products in stock than you would like to order. Please adjust the quantity. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `CONFIGURATION_INCOMPLETE`: Please make all required choices and solve what is marked in red.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acknowledgeChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper knows what changed about the cart; what is not known any more leaves it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer’s placed orders, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "number": "ENC-2026-000042",
                     *           "state": "open",
                     *           "currency": "EUR",
                     *           "placedAt": "2026-11-21T09:30:00.000Z",
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "pieces": 2,
                     *           "names": [
                     *             "Fabric wall panel"
                     *           ]
                     *         }
                     *       ],
                     *       "total": 0,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["OrderSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order; `current` is the cart */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calculateShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": "nl",
                 *       "postcode": "1012 LG",
                 *       "lines": [
                 *         {
                 *           "productId": "wpn-ochre-01",
                 *           "quantity": 2,
                 *           "configurationId": "0199f3a2c5d47e61b0a4"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    country: "at" | "be" | "de" | "fr" | "nl" | "gb";
                    postcode: string;
                    lines?: {
                        productId: string;
                        quantity: number;
                        configurationId?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What delivery would cost; changes nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "method": "Deliver",
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "today": "2026-11-26",
                     *         "days": [
                     *           "2026-11-26"
                     *         ],
                     *         "closed": [
                     *           {
                     *             "day": "2026-11-28",
                     *             "reason": "weekend",
                     *             "name": null
                     *           }
                     *         ],
                     *         "slots": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingOption"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ways to deliver the cart, with price and days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "method": "Deliver",
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "today": "2026-11-26",
                     *         "days": [
                     *           "2026-11-26"
                     *         ],
                     *         "closed": [
                     *           {
                     *             "day": "2026-11-28",
                     *             "reason": "weekend",
                     *             "name": null
                     *           }
                     *         ],
                     *         "slots": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingOption"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `ORDER_INCOMPLETE`: Products, your details or a delivery method are still missing.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "Deliver",
                 *       "date": "2026-11-26"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    method: "Deliver" | "Pickup" | "DeliverAndAssemble";
                    /** Format: date */
                    date?: string;
                    slot?: string;
                };
            };
        };
        responses: {
            /** @description Choose a way to deliver */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `ORDER_INCOMPLETE`: Products, your details or a delivery method are still missing.
             *
             *     `DELIVERY_ON_REQUEST`: This order is too large for a fixed delivery charge. Ask for a quotation and we will plan the transport with you.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setOrderDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerType": "Private",
                 *       "contact": {
                 *         "firstName": "Ada",
                 *         "lastName": "Vos",
                 *         "email": "ada@example.nl",
                 *         "phone": "0201234567"
                 *       },
                 *       "company": "Stillewerk Studio",
                 *       "vatNumber": "NL123456782B90",
                 *       "billing": {
                 *         "street": "Damrak",
                 *         "houseNumber": "1",
                 *         "postcode": "1012 LG",
                 *         "city": "Amsterdam",
                 *         "country": "nl"
                 *       },
                 *       "shipping": {
                 *         "recipient": "Reception, second floor",
                 *         "street": "Damrak",
                 *         "houseNumber": "1",
                 *         "postcode": "1012 LG",
                 *         "city": "Amsterdam",
                 *         "country": "nl"
                 *       },
                 *       "reference": "PO 4711",
                 *       "note": "Please ring twice."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    customerType: "Private" | "Business";
                    contact: components["schemas"]["Contact"];
                    company?: string;
                    vatNumber?: string;
                    billing: components["schemas"]["Address"];
                    shipping: components["schemas"]["DeliveryAddress"] | null;
                    reference?: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Who buys, and where to */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "acceptTerms": true,
                 *       "expectedTotal": {
                 *         "amount": 8900,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    acceptTerms: true;
                    expectedTotal: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description Place the order at the total the buyer saw */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `ORDER_NOT_OPEN`: This order has already been placed and can no longer be changed.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             *
             *     `ORDER_CHANGED`: Please check your order and its total before you order.
             *
             *     `OUT_OF_STOCK`: We have fewer of one or more products in stock than you would like to order. Please adjust the quantity.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `ORDER_INCOMPLETE`: Products, your details or a delivery method are still missing.
             *
             *     `DELIVERY_ON_REQUEST`: This order is too large for a fixed delivery charge. Ask for a quotation and we will plan the transport with you.
             *
             *     `CONFIGURATION_INCOMPLETE`: Please make all required choices and solve what is marked in red.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `UNPAID_ORDERS`: Too many orders of yours, or from the network you are on, are still to be paid. Pay or cancel one of them first, or try again later. Your cart has been kept.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [
                 *         "0199f3a2c5d47e61b0a4"
                 *       ],
                 *       "lines": [
                 *         {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "reason": "Too large for the wall."
                 *     }
                 */
                "application/json": {
                    lineIds?: string[];
                    lines?: {
                        id: string;
                        quantity: number;
                    }[];
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Withdraw from an order, or from some of its lines */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "orderNumber": "ENC-2026-000042",
                     *       "receivedAt": "2026-11-21T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "quantity": 2,
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "refund": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `NOT_WITHDRAWABLE`: This order cannot be withdrawn (any more): the period has passed, or the products were made to your wishes.
             *
             *     `NO_RIGHT_TO_WITHDRAW`: This order was placed by a business. Only consumers have a right of withdrawal. Do get in touch; we will see what we can do.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: {
                /** @example FENC-2026-000007 */
                number?: string;
                /** @example pdf */
                format?: "pdf" | "ubl";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `NO_ELECTRONIC_INVOICE`: An e-invoice (UBL) is for businesses in Belgium and Germany that ordered with their VAT number. The PDF is always there.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCreditNote: {
        parameters: {
            query?: {
                /** @example pdf */
                format?: "pdf" | "ubl";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
                /** @example CENC-2026-000007 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `NO_ELECTRONIC_INVOICE`: An e-invoice (UBL) is for businesses in Belgium and Germany that ordered with their VAT number. The PDF is always there.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrderDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an order has on paper: the invoice, then its credit notes, with the formats each can be had in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "invoice",
                     *         "number": "ENC-2026-000042",
                     *         "issuedAt": "2026-11-21T09:30:00.000Z",
                     *         "cause": "withdrawal",
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "formats": [
                     *           "pdf"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "invoice" | "creditNote";
                        number: string;
                        /** Format: date-time */
                        issuedAt: string;
                        cause: ("withdrawal" | "cancellation" | "refund" | "vatNumber") | null;
                        total: components["schemas"]["Price"];
                        formats: ("pdf" | "ubl")[];
                    }[];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUnpaidOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s orders that wait to be paid, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "number": "ENC-2026-000042",
                     *         "state": "open",
                     *         "currency": "EUR",
                     *         "placedAt": "2026-11-21T09:30:00.000Z",
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "pieces": 2,
                     *         "names": [
                     *           "Fabric wall panel"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Cancel an order that waits to be paid */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "isInAccount": true,
                     *       "version": 4,
                     *       "locale": "de-AT",
                     *       "currency": "EUR",
                     *       "country": "at",
                     *       "territory": "helgoland",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "name": "Fabric wall panel",
                     *           "slug": "wandpaneel-stof-oker",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "room": null,
                     *           "quantity": 2,
                     *           "tierQuantity": 0,
                     *           "unitPrice": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "volumeDiscount": [
                     *             {
                     *               "minQuantity": 10,
                     *               "maxQuantity": 24,
                     *               "priceIncludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "priceExcludingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "trace": [
                     *             {
                     *               "step": "base",
                     *               "label": "Width",
                     *               "optionId": "width",
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "available": 128,
                     *           "isWithdrawable": true
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "kind": "price",
                     *           "name": "Fabric wall panel",
                     *           "before": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "details": {
                     *         "customerType": "Private",
                     *         "contact": {
                     *           "firstName": "Ada",
                     *           "lastName": "Vos",
                     *           "email": "ada@example.nl",
                     *           "phone": "0201234567"
                     *         },
                     *         "company": "Stillewerk Studio",
                     *         "vatNumber": "NL123456782B90",
                     *         "billing": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at"
                     *         },
                     *         "shipping": {
                     *           "street": "Damrak",
                     *           "houseNumber": "1",
                     *           "addition": "A",
                     *           "line2": "Rear building",
                     *           "postcode": "1012 LG",
                     *           "city": "Amsterdam",
                     *           "country": "at",
                     *           "recipient": "Reception, second floor"
                     *         },
                     *         "reference": "PO 4711",
                     *         "note": "Please ring twice."
                     *       },
                     *       "shipping": {
                     *         "method": "Deliver",
                     *         "date": "2026-11-26",
                     *         "slot": null,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "deliveryOnRequest": {
                     *         "pallets": 0,
                     *         "maximum": 0
                     *       },
                     *       "totals": {
                     *         "goods": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "shipping": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         },
                     *         "isReverseCharge": true,
                     *         "vatReason": "reverseCharge",
                     *         "vat": [
                     *           {
                     *             "rate": 21,
                     *             "amount": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         ],
                     *         "total": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "vatCheck": {
                     *         "status": "valid",
                     *         "checkedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "history": [
                     *         {
                     *           "state": "open",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "payment": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "method": "ideal",
                     *         "status": "open"
                     *       },
                     *       "parcel": {
                     *         "carrier": "DHL",
                     *         "tracking": "3SABC123456789"
                     *       },
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOTHING_TO_PAY`: No payment is due for this order. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Cancel an order that waits to be paid, and put its goods back in the cart */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "number": "ENC-2026-000042",
                     *         "state": "open",
                     *         "isInAccount": true,
                     *         "version": 4,
                     *         "locale": "de-AT",
                     *         "currency": "EUR",
                     *         "country": "at",
                     *         "territory": "helgoland",
                     *         "lines": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "productId": "wpn-ochre-01",
                     *             "sku": "WPN-ochre-01",
                     *             "name": "Fabric wall panel",
                     *             "slug": "wandpaneel-stof-oker",
                     *             "colour": "Ochre",
                     *             "picture": {
                     *               "file": "products/WPN-ochre-1.webp",
                     *               "width": 1200,
                     *               "height": 900,
                     *               "alt": "Fabric wall panel in ochre, seen from the front"
                     *             },
                     *             "configurationId": "0199f3a2c5d47e61b0a4",
                     *             "choices": [
                     *               {
                     *                 "label": "Width",
                     *                 "value": "Ochre"
                     *               }
                     *             ],
                     *             "preview": null,
                     *             "room": null,
                     *             "quantity": 2,
                     *             "tierQuantity": 0,
                     *             "unitPrice": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "total": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "volumeDiscount": [
                     *               {
                     *                 "minQuantity": 10,
                     *                 "maxQuantity": 24,
                     *                 "priceIncludingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "priceExcludingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "trace": [
                     *               {
                     *                 "step": "base",
                     *                 "label": "Width",
                     *                 "optionId": "width",
                     *                 "amount": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "available": 128,
                     *             "isWithdrawable": true
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "lineId": "0199f3a2c5d47e61b0a4",
                     *             "kind": "price",
                     *             "name": "Fabric wall panel",
                     *             "before": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "customerType": "Private",
                     *           "contact": {
                     *             "firstName": "Ada",
                     *             "lastName": "Vos",
                     *             "email": "ada@example.nl",
                     *             "phone": "0201234567"
                     *           },
                     *           "company": "Stillewerk Studio",
                     *           "vatNumber": "NL123456782B90",
                     *           "billing": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           },
                     *           "shipping": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at",
                     *             "recipient": "Reception, second floor"
                     *           },
                     *           "reference": "PO 4711",
                     *           "note": "Please ring twice."
                     *         },
                     *         "shipping": {
                     *           "method": "Deliver",
                     *           "date": "2026-11-26",
                     *           "slot": null,
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "deliveryOnRequest": {
                     *           "pallets": 0,
                     *           "maximum": 0
                     *         },
                     *         "totals": {
                     *           "goods": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "shipping": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "isReverseCharge": true,
                     *           "vatReason": "reverseCharge",
                     *           "vat": [
                     *             {
                     *               "rate": 21,
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "vatCheck": {
                     *           "status": "valid",
                     *           "checkedAt": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "placedAt": "2026-11-21T09:30:00.000Z",
                     *         "history": [
                     *           {
                     *             "state": "open",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "payment": {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "method": "ideal",
                     *           "status": "open"
                     *         },
                     *         "parcel": {
                     *           "carrier": "DHL",
                     *           "tracking": "3SABC123456789"
                     *         },
                     *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *       },
                     *       "missing": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "reason": "notSold",
                     *           "ordered": 0,
                     *           "taken": 0,
                     *           "was": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "is": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["Order"];
                        missing: {
                            lineId: string;
                            name: string;
                            /** @enum {string} */
                            reason: "notSold" | "notMakeable" | "outOfStock" | "full" | "scarce" | "priceChanged";
                            ordered: number;
                            taken: number;
                            was: components["schemas"]["Price"];
                            is: components["schemas"]["Price"] | null;
                        }[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOTHING_TO_PAY`: No payment is due for this order. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Give the caller access to the order of a mailed link for a day */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": {
                        orderId: string;
                        cartToken?: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestOrderLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "ENC-2026-000042",
                 *       "email": "ada@example.nl"
                 *     }
                 */
                "application/json": {
                    number: string;
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reorderOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Put what was ordered in the cart again, at today’s prices, and tell what cannot be had as it was */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "number": "ENC-2026-000042",
                     *         "state": "open",
                     *         "isInAccount": true,
                     *         "version": 4,
                     *         "locale": "de-AT",
                     *         "currency": "EUR",
                     *         "country": "at",
                     *         "territory": "helgoland",
                     *         "lines": [
                     *           {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "productId": "wpn-ochre-01",
                     *             "sku": "WPN-ochre-01",
                     *             "name": "Fabric wall panel",
                     *             "slug": "wandpaneel-stof-oker",
                     *             "colour": "Ochre",
                     *             "picture": {
                     *               "file": "products/WPN-ochre-1.webp",
                     *               "width": 1200,
                     *               "height": 900,
                     *               "alt": "Fabric wall panel in ochre, seen from the front"
                     *             },
                     *             "configurationId": "0199f3a2c5d47e61b0a4",
                     *             "choices": [
                     *               {
                     *                 "label": "Width",
                     *                 "value": "Ochre"
                     *               }
                     *             ],
                     *             "preview": null,
                     *             "room": null,
                     *             "quantity": 2,
                     *             "tierQuantity": 0,
                     *             "unitPrice": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "total": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             },
                     *             "volumeDiscount": [
                     *               {
                     *                 "minQuantity": 10,
                     *                 "maxQuantity": 24,
                     *                 "priceIncludingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "priceExcludingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "trace": [
                     *               {
                     *                 "step": "base",
                     *                 "label": "Width",
                     *                 "optionId": "width",
                     *                 "amount": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             ],
                     *             "available": 128,
                     *             "isWithdrawable": true
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "lineId": "0199f3a2c5d47e61b0a4",
                     *             "kind": "price",
                     *             "name": "Fabric wall panel",
                     *             "before": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "details": {
                     *           "customerType": "Private",
                     *           "contact": {
                     *             "firstName": "Ada",
                     *             "lastName": "Vos",
                     *             "email": "ada@example.nl",
                     *             "phone": "0201234567"
                     *           },
                     *           "company": "Stillewerk Studio",
                     *           "vatNumber": "NL123456782B90",
                     *           "billing": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at"
                     *           },
                     *           "shipping": {
                     *             "street": "Damrak",
                     *             "houseNumber": "1",
                     *             "addition": "A",
                     *             "line2": "Rear building",
                     *             "postcode": "1012 LG",
                     *             "city": "Amsterdam",
                     *             "country": "at",
                     *             "recipient": "Reception, second floor"
                     *           },
                     *           "reference": "PO 4711",
                     *           "note": "Please ring twice."
                     *         },
                     *         "shipping": {
                     *           "method": "Deliver",
                     *           "date": "2026-11-26",
                     *           "slot": null,
                     *           "price": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "deliveryOnRequest": {
                     *           "pallets": 0,
                     *           "maximum": 0
                     *         },
                     *         "totals": {
                     *           "goods": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "shipping": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "isReverseCharge": true,
                     *           "vatReason": "reverseCharge",
                     *           "vat": [
                     *             {
                     *               "rate": 21,
                     *               "amount": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         },
                     *         "vatCheck": {
                     *           "status": "valid",
                     *           "checkedAt": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "placedAt": "2026-11-21T09:30:00.000Z",
                     *         "history": [
                     *           {
                     *             "state": "open",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "payment": {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "method": "ideal",
                     *           "status": "open"
                     *         },
                     *         "parcel": {
                     *           "carrier": "DHL",
                     *           "tracking": "3SABC123456789"
                     *         },
                     *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *       },
                     *       "missing": [
                     *         {
                     *           "lineId": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "reason": "notSold",
                     *           "ordered": 0,
                     *           "taken": 0,
                     *           "was": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "is": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["Order"];
                        missing: {
                            lineId: string;
                            name: string;
                            /** @enum {string} */
                            reason: "notSold" | "notMakeable" | "outOfStock" | "full" | "scarce" | "priceChanged";
                            ordered: number;
                            taken: number;
                            was: components["schemas"]["Price"];
                            is: components["schemas"]["Price"] | null;
                        }[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be withdrawn from an order, and what was */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "until": "2026-11-26",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "preview": null,
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "left": 2,
                     *           "refusal": "personal"
                     *         }
                     *       ],
                     *       "withdrawals": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "orderId": "0199f3a2c5d47e61b0a4",
                     *           "orderNumber": "ENC-2026-000042",
                     *           "receivedAt": "2026-11-21T09:30:00.000Z",
                     *           "lines": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "name": "Fabric wall panel",
                     *               "quantity": 2,
                     *               "total": {
                     *                 "includingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "excludingVat": {
                     *                   "amount": 7355,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "refund": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        number: string | null;
                        /** @enum {string} */
                        state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                        placedAt: string | null;
                        orderId: string;
                        /** Format: date */
                        until: string;
                        lines: {
                            id: string;
                            name: string;
                            colour: string | null;
                            picture: components["schemas"]["Picture"];
                            preview: string | null;
                            choices: {
                                label: string;
                                value: string;
                            }[];
                            quantity: number;
                            total: components["schemas"]["Price"];
                            left: number;
                            refusal: ("personal" | "late" | "withdrawn" | "business" | "closed") | null;
                        }[];
                        withdrawals: components["schemas"]["Withdrawal"][];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "ENC-2026-000042",
                 *       "email": "ada@example.nl"
                 *     }
                 */
                "application/json": {
                    number: string;
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same for who knows an order’s number and e-mail address, with a key to it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "until": "2026-11-26",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "preview": null,
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "left": 2,
                     *           "refusal": "personal"
                     *         }
                     *       ],
                     *       "withdrawals": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "orderId": "0199f3a2c5d47e61b0a4",
                     *           "orderNumber": "ENC-2026-000042",
                     *           "receivedAt": "2026-11-21T09:30:00.000Z",
                     *           "lines": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "name": "Fabric wall panel",
                     *               "quantity": 2,
                     *               "total": {
                     *                 "includingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "excludingVat": {
                     *                   "amount": 7355,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "refund": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": {
                        number: string | null;
                        /** @enum {string} */
                        state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                        placedAt: string | null;
                        orderId: string;
                        /** Format: date */
                        until: string;
                        lines: {
                            id: string;
                            name: string;
                            colour: string | null;
                            picture: components["schemas"]["Picture"];
                            preview: string | null;
                            choices: {
                                label: string;
                                value: string;
                            }[];
                            quantity: number;
                            total: components["schemas"]["Price"];
                            left: number;
                            refusal: ("personal" | "late" | "withdrawn" | "business" | "closed") | null;
                        }[];
                        withdrawals: components["schemas"]["Withdrawal"][];
                        token: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCheckedWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for who has the key */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "ENC-2026-000042",
                     *       "state": "open",
                     *       "placedAt": "2026-11-21T09:30:00.000Z",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "until": "2026-11-26",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "colour": "Ochre",
                     *           "picture": {
                     *             "file": "products/WPN-ochre-1.webp",
                     *             "width": 1200,
                     *             "height": 900,
                     *             "alt": "Fabric wall panel in ochre, seen from the front"
                     *           },
                     *           "preview": null,
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "quantity": 2,
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           },
                     *           "left": 2,
                     *           "refusal": "personal"
                     *         }
                     *       ],
                     *       "withdrawals": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "orderId": "0199f3a2c5d47e61b0a4",
                     *           "orderNumber": "ENC-2026-000042",
                     *           "receivedAt": "2026-11-21T09:30:00.000Z",
                     *           "lines": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "name": "Fabric wall panel",
                     *               "quantity": 2,
                     *               "total": {
                     *                 "includingVat": {
                     *                   "amount": 8900,
                     *                   "currency": "EUR"
                     *                 },
                     *                 "excludingVat": {
                     *                   "amount": 7355,
                     *                   "currency": "EUR"
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "refund": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        number: string | null;
                        /** @enum {string} */
                        state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                        placedAt: string | null;
                        orderId: string;
                        /** Format: date */
                        until: string;
                        lines: {
                            id: string;
                            name: string;
                            colour: string | null;
                            picture: components["schemas"]["Picture"];
                            preview: string | null;
                            choices: {
                                label: string;
                                value: string;
                            }[];
                            quantity: number;
                            total: components["schemas"]["Price"];
                            left: number;
                            refusal: ("personal" | "late" | "withdrawn" | "business" | "closed") | null;
                        }[];
                        withdrawals: components["schemas"]["Withdrawal"][];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawChecked: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [
                 *         "0199f3a2c5d47e61b0a4"
                 *       ],
                 *       "lines": [
                 *         {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "reason": "Too large for the wall."
                 *     }
                 */
                "application/json": {
                    lineIds?: string[];
                    lines?: {
                        id: string;
                        quantity: number;
                    }[];
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Withdraw from an order, or from some of its lines, with the key */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "orderNumber": "ENC-2026-000042",
                     *       "receivedAt": "2026-11-21T09:30:00.000Z",
                     *       "lines": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "name": "Fabric wall panel",
                     *           "quantity": 2,
                     *           "total": {
                     *             "includingVat": {
                     *               "amount": 8900,
                     *               "currency": "EUR"
                     *             },
                     *             "excludingVat": {
                     *               "amount": 7355,
                     *               "currency": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "refund": {
                     *         "includingVat": {
                     *           "amount": 8900,
                     *           "currency": "EUR"
                     *         },
                     *         "excludingVat": {
                     *           "amount": 7355,
                     *           "currency": "EUR"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `NOT_WITHDRAWABLE`: This order cannot be withdrawn (any more): the period has passed, or the products were made to your wishes.
             *
             *     `NO_RIGHT_TO_WITHDRAW`: This order was placed by a business. Only consumers have a right of withdrawal. Do get in touch; we will see what we can do.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @example 0199f3a2c5d47e61b0a4 */
                orderId?: string;
                /** @example nl */
                country?: "at" | "be" | "de" | "fr" | "nl" | "gb";
                /** @example EUR */
                currency?: "EUR" | "GBP";
                /** @example 18695 */
                amount?: number;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ways to pay */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "ideal",
                     *         "name": "iDEAL"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    initiatePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "0199f3a2c5d47e61b0a4",
                 *       "method": "ideal",
                 *       "returnUrl": "https://shop.example/afrekenen/resultaat"
                 *     }
                 */
                "application/json": {
                    orderId: string;
                    /** @enum {string} */
                    method: "ideal" | "bancontact" | "creditcard" | "paypal" | "klarna" | "banktransfer" | "eps" | "invoice";
                    /** Format: uri */
                    returnUrl: string;
                };
            };
        };
        responses: {
            /** @description Start paying a placed order */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentId": "0199f3a2c5d47e61b0a4",
                     *       "redirectUrl": "https://bank.example/pay/0199f3a2c5d47e61b0a4"
                     *     }
                     */
                    "application/json": {
                        paymentId: string;
                        /** Format: uri */
                        redirectUrl: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `NOTHING_TO_PAY`: No payment is due for this order.
             *
             *     `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again.
             *
             *     `SOLD_OUT_UNPAID`: We no longer have enough in stock for this order: until an order is paid, we reserve items only briefly. You have not been charged. Please change your order, or contact us.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `FOREIGN_RETURN_URL`: The return address does not belong to this shop.
             *
             *     `ON_ACCOUNT_UNPROVED`: Buying on account needs a VAT number that the EU register has confirmed, or an account that we have approved. Please choose another way to pay, or contact us.
             *
             *     `ON_ACCOUNT_LIMIT`: With this order your unpaid invoices would exceed the amount you can buy on account. Please choose another way to pay, or contact us.
             *
             *     `STOCK_NOT_HELD`: This order takes a large share of our stock, which we cannot reserve for days. Please pay straight away, for example by card or PayPal, and we reserve the items for you at once. If you would like to buy on account, please contact us.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a payment stands */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "orderId": "0199f3a2c5d47e61b0a4",
                     *       "method": "ideal",
                     *       "status": "open",
                     *       "amount": {
                     *         "amount": 8900,
                     *         "currency": "EUR"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    id: string;
                };
                /**
                 * @example {
                 *       "id": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "multipart/form-data": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description A payment provider’s hint about an order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    id: string;
                };
                /**
                 * @example {
                 *       "id": "0199f3a2c5d47e61b0a4"
                 *     }
                 */
                "multipart/form-data": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description A payment provider’s hint about a payment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStorage: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /** @example wall panel */
                q?: string;
                /** @example false */
                deleted?: boolean;
                /** @example design */
                kind?: "design" | "file" | "later";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved designs and files */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "kind": "design",
                     *           "name": "Living room, north wall",
                     *           "configurationId": "0199f3a2c5d47e61b0a4",
                     *           "product": {
                     *             "id": "0199f3a2c5d47e61b0a4",
                     *             "slug": "wandpaneel-stof-oker",
                     *             "name": "Living room, north wall",
                     *             "colour": "Ochre",
                     *             "picture": {
                     *               "file": "products/WPN-ochre-1.webp",
                     *               "width": 1200,
                     *               "height": 900,
                     *               "alt": "Fabric wall panel in ochre, seen from the front"
                     *             },
                     *             "isOnSale": true,
                     *             "available": 128,
                     *             "price": {
                     *               "includingVat": {
                     *                 "amount": 8900,
                     *                 "currency": "EUR"
                     *               },
                     *               "excludingVat": {
                     *                 "amount": 7355,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           },
                     *           "quantity": 2,
                     *           "choices": [
                     *             {
                     *               "label": "Width",
                     *               "value": "Ochre"
                     *             }
                     *           ],
                     *           "preview": null,
                     *           "note": "Please ring twice.",
                     *           "position": 1,
                     *           "files": [
                     *             {
                     *               "id": "0199f3a2c5d47e61b0a4",
                     *               "uploadId": "0199f3a2c5d47e61b0a4",
                     *               "name": "living-room.jpg",
                     *               "type": "image/jpeg",
                     *               "size": 48213,
                     *               "width": 4032,
                     *               "height": 3024,
                     *               "position": 1,
                     *               "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *               "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "deletedAt": null,
                     *           "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *         }
                     *       ],
                     *       "total": 0,
                     *       "page": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["StorageItem"][];
                        total: number;
                        page: number;
                        pageSize: number;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "file",
                 *       "name": "Living room, north wall",
                 *       "note": "Please ring twice.",
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 2,
                 *       "file": "(the file)"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @default file
                     * @enum {string}
                     */
                    kind?: "design" | "file" | "later";
                    name?: string;
                    note?: string;
                    configurationId?: string;
                    productId?: string;
                    quantity?: number;
                    /** Format: binary */
                    file?: string;
                };
                /**
                 * @example {
                 *       "kind": "file",
                 *       "name": "Living room, north wall",
                 *       "note": "Please ring twice.",
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @default file
                     * @enum {string}
                     */
                    kind?: "design" | "file" | "later";
                    name?: string;
                    note?: string;
                    configurationId?: string;
                    productId?: string;
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Save a design, or upload a file (30 MB) */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data.
             *
             *     `HEIC_UNSUPPORTED`: Your photograph is kept as HEIC, the format of many phones. Please save it as JPEG and choose it again: open the photograph, choose Share or Export, then JPEG; on an iPhone, Settings > Camera > Formats > Most Compatible does it too.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `IMAGE_UNREADABLE`: We cannot read this file as a picture, or it is too large once unpacked. Please use a JPEG, PNG or WebP file.
             *
             *     `FILE_INFECTED`: Our virus scanner found something in this file. Please check your computer, or send another file.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             *
             *     `FILE_UNCHECKED`: We check every file for viruses, and cannot do so just now; the fault is ours. Everything else works as usual. Please try again in a few minutes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addStorageItemBase64: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "file",
                 *       "name": "Plan of the office",
                 *       "note": "Please ring twice.",
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 2,
                 *       "filename": "drawing.pdf",
                 *       "data": "JVBERi0xLjQK"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default file
                     * @enum {string}
                     */
                    kind?: "design" | "file" | "later";
                    name?: string;
                    note?: string;
                    configurationId?: string;
                    productId?: string;
                    quantity?: number;
                    filename: string;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Upload a file as base64 (30 MB of content) */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data.
             *
             *     `HEIC_UNSUPPORTED`: Your photograph is kept as HEIC, the format of many phones. Please save it as JPEG and choose it again: open the photograph, choose Share or Export, then JPEG; on an iPhone, Settings > Camera > Formats > Most Compatible does it too.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `IMAGE_UNREADABLE`: We cannot read this file as a picture, or it is too large once unpacked. Please use a JPEG, PNG or WebP file.
             *
             *     `FILE_INFECTED`: Our virus scanner found something in this file. Please check your computer, or send another file.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             *
             *     `FILE_UNCHECKED`: We check every file for viruses, and cannot do so just now; the fault is ours. Everything else works as usual. Please try again in a few minutes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "file",
                 *       "name": "Plan of the office",
                 *       "note": "Please ring twice.",
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 2,
                 *       "filename": "drawing.pdf",
                 *       "type": "image/jpeg",
                 *       "size": 48213
                 *     }
                 */
                "application/json": {
                    /**
                     * @default file
                     * @enum {string}
                     */
                    kind?: "design" | "file" | "later";
                    name?: string;
                    note?: string;
                    configurationId?: string;
                    productId?: string;
                    quantity?: number;
                    filename: string;
                    type: string;
                    size: number;
                };
            };
        };
        responses: {
            /** @description Whether it could be saved; saves nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "errors": [
                     *         {
                     *           "field": "contact.email",
                     *           "code": "yup.errors.mixed.required",
                     *           "message": "Please fill this in."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        valid: boolean;
                        errors: components["schemas"]["FieldError"][];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportStorage: {
        parameters: {
            query?: {
                /** @example json */
                format?: "json" | "csv" | "zip";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageItem"][];
                    "text/csv": string;
                    "application/zip": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved item */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fabric wall panel",
                 *       "note": "Please ring twice."
                 *     }
                 */
                "application/json": {
                    name: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Name an item anew, or note something else about it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStorageItem: {
        parameters: {
            query?: {
                /** @example false */
                permanent?: boolean;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreStorageItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Bring a deleted item back, at the end */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveStorageItemUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Move an item towards the start */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveStorageItemDown: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Move an item towards the end */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addStorageFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the file)"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Add a file to an item (30 MB) */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data.
             *
             *     `HEIC_UNSUPPORTED`: Your photograph is kept as HEIC, the format of many phones. Please save it as JPEG and choose it again: open the photograph, choose Share or Export, then JPEG; on an iPhone, Settings > Camera > Formats > Most Compatible does it too.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             *
             *     `IMAGE_UNREADABLE`: We cannot read this file as a picture, or it is too large once unpacked. Please use a JPEG, PNG or WebP file.
             *
             *     `FILE_INFECTED`: Our virus scanner found something in this file. Please check your computer, or send another file.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             *
             *     `FILE_UNCHECKED`: We check every file for viruses, and cannot do so just now; the fault is ours. Everything else works as usual. Please try again in a few minutes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStorageFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
                /** @example 0199f3a2c5d47e61b0a4 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a file of an item */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveStorageFileUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
                /** @example 0199f3a2c5d47e61b0a4 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Move a file towards the start */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveStorageFileDown: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
                /** @example 0199f3a2c5d47e61b0a4 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Move a file towards the end */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "design",
                     *       "name": "Living room, north wall",
                     *       "configurationId": "0199f3a2c5d47e61b0a4",
                     *       "product": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "slug": "wandpaneel-stof-oker",
                     *         "name": "Living room, north wall",
                     *         "colour": "Ochre",
                     *         "picture": {
                     *           "file": "products/WPN-ochre-1.webp",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "alt": "Fabric wall panel in ochre, seen from the front"
                     *         },
                     *         "isOnSale": true,
                     *         "available": 128,
                     *         "price": {
                     *           "includingVat": {
                     *             "amount": 8900,
                     *             "currency": "EUR"
                     *           },
                     *           "excludingVat": {
                     *             "amount": 7355,
                     *             "currency": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "quantity": 2,
                     *       "choices": [
                     *         {
                     *           "label": "Width",
                     *           "value": "Ochre"
                     *         }
                     *       ],
                     *       "preview": null,
                     *       "note": "Please ring twice.",
                     *       "position": 1,
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "uploadId": "0199f3a2c5d47e61b0a4",
                     *           "name": "living-room.jpg",
                     *           "type": "image/jpeg",
                     *           "size": 48213,
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "position": 1,
                     *           "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *           "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "deletedAt": null,
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["StorageItem"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
                /** @example preview-800.webp */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "image/webp": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "living-room.jpg",
                 *       "type": "image/jpeg",
                 *       "size": 48213
                 *     }
                 */
                "application/json": {
                    name: string;
                    type?: string;
                    size: number;
                };
            };
        };
        responses: {
            /** @description Announce a file that comes in parts (30 MB), for the library */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "name": "living-room.jpg",
                     *       "size": 48213,
                     *       "offset": 16384,
                     *       "file": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "name": "living-room.jpg",
                     *         "type": "image/jpeg",
                     *         "size": 48213,
                     *         "width": 4032,
                     *         "height": 3024,
                     *         "position": 1,
                     *         "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenUpload"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data.
             *
             *     `HEIC_UNSUPPORTED`: Your photograph is kept as HEIC, the format of many phones. Please save it as JPEG and choose it again: open the photograph, choose Share or Export, then JPEG; on an iPhone, Settings > Camera > Formats > Most Compatible does it too.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOpenUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far such a file has come: where to go on after a broken line */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "name": "living-room.jpg",
                     *       "size": 48213,
                     *       "offset": 16384,
                     *       "file": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "name": "living-room.jpg",
                     *         "type": "image/jpeg",
                     *         "size": 48213,
                     *         "width": 4032,
                     *         "height": 3024,
                     *         "position": 1,
                     *         "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenUpload"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    appendUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /** @example 16384 */
                "Upload-Offset": number;
            };
            path: {
                /** @example 0199f3a2c5d47e61b0a4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/partial-upload": string;
            };
        };
        responses: {
            /** @description The next part, at the offset the file has reached; another offset is a CONFLICT that tells the right one as `current` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "name": "living-room.jpg",
                     *       "size": 48213,
                     *       "offset": 16384,
                     *       "file": {
                     *         "id": "0199f3a2c5d47e61b0a4",
                     *         "uploadId": "0199f3a2c5d47e61b0a4",
                     *         "name": "living-room.jpg",
                     *         "type": "image/jpeg",
                     *         "size": 48213,
                     *         "width": 4032,
                     *         "height": 3024,
                     *         "position": 1,
                     *         "path": "/Uploads/0199f3a2c5d47e61b0a4/original",
                     *         "preview": "/Uploads/0199f3a2c5d47e61b0a4/preview-800.webp"
                     *       },
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenUpload"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data.
             *
             *     `HEIC_UNSUPPORTED`: Your photograph is kept as HEIC, the format of many phones. Please save it as JPEG and choose it again: open the photograph, choose Share or Export, then JPEG; on an iPhone, Settings > Camera > Formats > Most Compatible does it too.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IMAGE_UNREADABLE`: We cannot read this file as a picture, or it is too large once unpacked. Please use a JPEG, PNG or WebP file.
             *
             *     `FILE_INFECTED`: Our virus scanner found something in this file. Please check your computer, or send another file.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again.
             *
             *     `GUEST_FILES_FULL`: There is no room left at the moment for files sent without an account. Delete what you no longer need, sign in or open an account, or try again later.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `FILES_FULL`: We cannot take files at the moment; the fault is ours. Everything else works as usual. Please try again later.
             *
             *     `FILE_UNCHECKED`: We check every file for viruses, and cannot do so just now; the fault is ours. Everything else works as usual. Please try again in a few minutes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enquire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
                /**
                 * @description A repeat with the same key and the same input gets the first answer again, for 24 hours, with `Idempotent-Replayed: true`.
                 * @example 2c1f0f5e-9a0e-4c55-8f2b-6d7f0f9f3a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "quotation",
                 *       "name": "Ada Vos",
                 *       "company": "Stillewerk Studio",
                 *       "email": "ada@example.nl",
                 *       "phone": "0201234567",
                 *       "message": "What would this come to, mounted, for two meeting rooms?",
                 *       "productId": "wpn-ochre-01",
                 *       "quantity": 24,
                 *       "configurationId": "0199f3a2c5d47e61b0a4",
                 *       "withCart": true,
                 *       "appointment": "callBack",
                 *       "appointmentDay": "2026-11-26",
                 *       "appointmentTime": "09:30",
                 *       "files": [],
                 *       "website": "",
                 *       "openedAt": "2026-11-24T09:12:00.000Z",
                 *       "consent": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
                    name?: string;
                    company?: string;
                    email: string;
                    phone?: string;
                    message?: string;
                    productId?: string;
                    quantity?: number;
                    jobOffer?: string;
                    orderNumber?: string;
                    configurationId?: string;
                    withCart?: boolean;
                    room?: string;
                    /** @enum {string} */
                    appointment?: "callBack" | "showroom";
                    /** Format: date */
                    appointmentDay?: string;
                    appointmentTime?: string;
                    files?: string[];
                    website?: string;
                    /** Format: date-time */
                    openedAt?: string;
                    /** @constant */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description Contact, quotation, advice, newsletter, job application or withdrawal */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f3a2c5d47e61b0a4",
                     *       "kind": "contact",
                     *       "receivedAt": "2026-11-21T09:30:00.000Z",
                     *       "needsConfirmation": true
                     *     }
                     */
                    "application/json": components["schemas"]["Enquiry"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `CONFLICT`: This was changed in the meantime. Please check how it stands now and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `VALIDATION`: One or more fields are not filled in correctly.
             *
             *     `IDEMPOTENCY_MISMATCH`: This Idempotency-Key belongs to a different request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirm a newsletter sign-up, or a moment to meet, by the link of its mail */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "contact",
                     *       "confirmedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
                        /** Format: date-time */
                        confirmedAt: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Leave the newsletter, by the link in it; a token nobody knows is answered alike */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "newsletter"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        kind: "newsletter";
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEnquiryDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example contact */
                kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller typed into a form that could not be sent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "contact",
                     *       "values": {
                     *         "email": "ada@example",
                     *         "message": "Which panel suits a meeting room of 30 m²?"
                     *       },
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "itemId": "0199f3a2c5d47e61b0a4",
                     *           "name": "plan.pdf",
                     *           "size": 182034
                     *         }
                     *       ],
                     *       "problem": "VALIDATION",
                     *       "errors": [],
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryDraft"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveEnquiryDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path: {
                /** @example contact */
                kind: "contact" | "quotation" | "advice" | "newsletter" | "jobApplication" | "withdrawal";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "email": "ada@example",
                 *         "message": "Which panel suits a meeting room of 30 m²?"
                 *       },
                 *       "files": [
                 *         "0199f3a2c5d47e61b0a4"
                 *       ],
                 *       "problem": "VALIDATION",
                 *       "errors": [
                 *         {
                 *           "field": "email",
                 *           "code": "yup.errors.string.email",
                 *           "message": "Please enter a valid e-mail address."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    values: {
                        [key: string]: string;
                    };
                    files: string[];
                    /** @enum {string} */
                    problem: "MALFORMED" | "UNAUTHORIZED" | "INVALID_CREDENTIALS" | "PASSWORD_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "ORDER_CHANGED" | "OUT_OF_STOCK" | "SOLD_OUT_UNPAID" | "ORDER_NOT_OPEN" | "NOTHING_TO_PAY" | "NOT_WITHDRAWABLE" | "NO_RIGHT_TO_WITHDRAW" | "GONE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HEIC_UNSUPPORTED" | "VALIDATION" | "IDEMPOTENCY_MISMATCH" | "ORDER_INCOMPLETE" | "DELIVERY_ON_REQUEST" | "ON_ACCOUNT_UNPROVED" | "ON_ACCOUNT_LIMIT" | "STOCK_NOT_HELD" | "FOREIGN_RETURN_URL" | "CONFIGURATION_INCOMPLETE" | "IMAGE_UNREADABLE" | "FILE_INFECTED" | "RESOLUTION_TOO_LOW" | "NO_ELECTRONIC_INVOICE" | "TOO_MANY_REQUESTS" | "GUEST_FILES_FULL" | "UNPAID_ORDERS" | "INTERNAL" | "UPSTREAM_FAILED" | "UNAVAILABLE" | "FILES_FULL" | "FILE_UNCHECKED" | "NOT_CONFIGURED";
                    errors: {
                        field: string;
                        code: string;
                        message: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Keep what was typed for a day, until it is sent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "contact",
                     *       "values": {
                     *         "email": "ada@example",
                     *         "message": "Which panel suits a meeting room of 30 m²?"
                     *       },
                     *       "files": [
                     *         {
                     *           "id": "0199f3a2c5d47e61b0a4",
                     *           "itemId": "0199f3a2c5d47e61b0a4",
                     *           "name": "plan.pdf",
                     *           "size": 182034
                     *         }
                     *       ],
                     *       "problem": "VALIDATION",
                     *       "errors": [],
                     *       "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryDraft"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `PAYLOAD_TOO_LARGE`: What you sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: We cannot process this kind of data. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAppointments: {
        parameters: {
            query: {
                /** @example callBack */
                kind: "callBack" | "showroom";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moments to be called back or received in the showroom */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "callBack",
                     *       "timeZone": "Europe/Amsterdam",
                     *       "today": "2026-11-26",
                     *       "days": [
                     *         {
                     *           "day": "2026-11-26",
                     *           "times": [
                     *             "10:30",
                     *             "11:00"
                     *           ]
                     *         }
                     *       ],
                     *       "closed": [
                     *         {
                     *           "day": "2026-11-28",
                     *           "reason": "weekend",
                     *           "name": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "callBack" | "showroom";
                        timeZone: string;
                        /** Format: date */
                        today: string;
                        days: {
                            /** Format: date */
                            day: string;
                            times: string[];
                        }[];
                        closed: {
                            /** Format: date */
                            day: string;
                            /** @enum {string} */
                            reason: "past" | "weekend" | "holiday" | "full";
                            name: string | null;
                        }[];
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    businessCentralCallback: {
        parameters: {
            query?: {
                /** @example M.C5_BAY.2.U.7d0e */
                code?: string;
                /** @example f3b1c09e5a */
                state?: string;
                session_state?: string;
                iss?: string;
                error?: string;
                error_description?: string;
                error_uri?: string;
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the ERP’s sign-in comes back to */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connectedAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "scope": "https://api.businesscentral.dynamics.com/.default offline_access",
                     *       "confirmationCode": "K7QM-2F9P"
                     *     }
                     */
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `GONE`: This link has been used already, or has expired. Please ask for a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UPSTREAM_FAILED`: A service we rely on gave no usable answer. Please try again later. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds.
             *
             *     `NOT_CONFIGURED`: This part is not set up in this shop.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listElfsquadDiagnoses: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /** @example ok */
                status?: "ok" | "warning" | "error";
            };
            header?: {
                /**
                 * @description The site that asks.
                 * @example ENC
                 */
                "X-Shop"?: components["parameters"]["Shop"];
                /**
                 * @description Language, country, currency and VAT of the answer.
                 * @example nl-NL
                 */
                "X-Locale"?: components["parameters"]["Locale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each product’s configuration model against its options, prices, slugs and pictures */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "productId": "wpn-ochre-01",
                     *           "sku": "WPN-ochre-01",
                     *           "model": "wall-panel",
                     *           "status": "ok",
                     *           "findings": [
                     *             {
                     *               "severity": "warning",
                     *               "code": "MODEL_MISSING",
                     *               "locale": "de-AT",
                     *               "subject": "width"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 0,
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "checkedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Diagnosis"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        /** Format: date-time */
                        checkedAt: string;
                    };
                };
            };
            /** @description `MALFORMED`: We could not read this request. Please refresh the page and try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAUTHORIZED`: Sign in to continue. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `FORBIDDEN`: You do not have access to this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `NOT_FOUND`: What you are looking for does not exist, or no longer does. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `VALIDATION`: One or more fields are not filled in correctly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: That was too many requests in a row. Please wait a moment and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `INTERNAL`: The fault is ours. Please try again shortly; your cart has been kept. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `UNAVAILABLE`: The shop is briefly unavailable. Please try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "order-placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.placed",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.placed";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.paid",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.paid";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order-shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.shipped",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.shipped";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.delivered",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.delivered";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order-cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.cancelled",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.cancelled";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["Order"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order-refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.refunded",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "number": "ENC-2026-000042",
                 *         "state": "open",
                 *         "isInAccount": true,
                 *         "version": 4,
                 *         "locale": "de-AT",
                 *         "currency": "EUR",
                 *         "country": "at",
                 *         "territory": "helgoland",
                 *         "lines": [
                 *           {
                 *             "id": "0199f3a2c5d47e61b0a4",
                 *             "productId": "wpn-ochre-01",
                 *             "sku": "WPN-ochre-01",
                 *             "name": "Fabric wall panel",
                 *             "slug": "wandpaneel-stof-oker",
                 *             "colour": "Ochre",
                 *             "picture": {
                 *               "file": "products/WPN-ochre-1.webp",
                 *               "width": 1200,
                 *               "height": 900,
                 *               "alt": "Fabric wall panel in ochre, seen from the front"
                 *             },
                 *             "configurationId": "0199f3a2c5d47e61b0a4",
                 *             "choices": [
                 *               {
                 *                 "label": "Width",
                 *                 "value": "Ochre"
                 *               }
                 *             ],
                 *             "preview": null,
                 *             "room": null,
                 *             "quantity": 2,
                 *             "tierQuantity": 0,
                 *             "unitPrice": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "total": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             },
                 *             "volumeDiscount": [
                 *               {
                 *                 "minQuantity": 10,
                 *                 "maxQuantity": 24,
                 *                 "priceIncludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 },
                 *                 "priceExcludingVat": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "trace": [
                 *               {
                 *                 "step": "base",
                 *                 "label": "Width",
                 *                 "optionId": "width",
                 *                 "amount": {
                 *                   "amount": 8900,
                 *                   "currency": "EUR"
                 *                 }
                 *               }
                 *             ],
                 *             "available": 128,
                 *             "isWithdrawable": true
                 *           }
                 *         ],
                 *         "changes": [
                 *           {
                 *             "lineId": "0199f3a2c5d47e61b0a4",
                 *             "kind": "price",
                 *             "name": "Fabric wall panel",
                 *             "before": {
                 *               "includingVat": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               },
                 *               "excludingVat": {
                 *                 "amount": 7355,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "details": {
                 *           "customerType": "Private",
                 *           "contact": {
                 *             "firstName": "Ada",
                 *             "lastName": "Vos",
                 *             "email": "ada@example.nl",
                 *             "phone": "0201234567"
                 *           },
                 *           "company": "Stillewerk Studio",
                 *           "vatNumber": "NL123456782B90",
                 *           "billing": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at"
                 *           },
                 *           "shipping": {
                 *             "street": "Damrak",
                 *             "houseNumber": "1",
                 *             "addition": "A",
                 *             "line2": "Rear building",
                 *             "postcode": "1012 LG",
                 *             "city": "Amsterdam",
                 *             "country": "at",
                 *             "recipient": "Reception, second floor"
                 *           },
                 *           "reference": "PO 4711",
                 *           "note": "Please ring twice."
                 *         },
                 *         "shipping": {
                 *           "method": "Deliver",
                 *           "date": "2026-11-26",
                 *           "slot": null,
                 *           "price": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "deliveryOnRequest": {
                 *           "pallets": 0,
                 *           "maximum": 0
                 *         },
                 *         "totals": {
                 *           "goods": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "shipping": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "isReverseCharge": true,
                 *           "vatReason": "reverseCharge",
                 *           "vat": [
                 *             {
                 *               "rate": 21,
                 *               "amount": {
                 *                 "amount": 8900,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "total": {
                 *             "includingVat": {
                 *               "amount": 8900,
                 *               "currency": "EUR"
                 *             },
                 *             "excludingVat": {
                 *               "amount": 7355,
                 *               "currency": "EUR"
                 *             }
                 *           }
                 *         },
                 *         "vatCheck": {
                 *           "status": "valid",
                 *           "checkedAt": "2026-11-21T09:30:00.000Z"
                 *         },
                 *         "placedAt": "2026-11-21T09:30:00.000Z",
                 *         "history": [
                 *           {
                 *             "state": "open",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payment": {
                 *           "id": "0199f3a2c5d47e61b0a4",
                 *           "method": "ideal",
                 *           "status": "open"
                 *         },
                 *         "parcel": {
                 *           "carrier": "DHL",
                 *           "tracking": "3SABC123456789"
                 *         },
                 *         "cartToken": "Yq3nX0c7r4Vt1mWb8kZpL5sHd2fGjA9eUiQoTxRvBnM",
                 *         "refunded": {
                 *           "amount": 8900,
                 *           "currency": "EUR"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "order.refunded";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        id: string;
                        number: string | null;
                        /** @enum {string} */
                        state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                        isInAccount: boolean;
                        version: number;
                        /** @enum {string} */
                        locale: "de-AT" | "de-DE" | "en-GB" | "fr-BE" | "fr-FR" | "nl-BE" | "nl-NL";
                        /** @enum {string} */
                        currency: "EUR" | "GBP";
                        /** @enum {string} */
                        country: "at" | "be" | "de" | "fr" | "nl" | "gb";
                        territory: ("helgoland" | "buesingen" | "frenchOverseas" | "channelIslands" | "gibraltar") | null;
                        lines: components["schemas"]["OrderLine"][];
                        changes: {
                            lineId: string;
                            /** @enum {string} */
                            kind: "price" | "gone";
                            name: string;
                            before: components["schemas"]["Price"] | null;
                        }[];
                        details: components["schemas"]["OrderDetails"] | null;
                        shipping: {
                            /** @enum {string} */
                            method: "Deliver" | "Pickup" | "DeliverAndAssemble";
                            /** Format: date */
                            date: string;
                            slot: string | null;
                            price: components["schemas"]["Price"];
                        } | null;
                        deliveryOnRequest: {
                            pallets: number;
                            maximum: number;
                        } | null;
                        totals: {
                            goods: components["schemas"]["Price"];
                            shipping: components["schemas"]["Price"] | null;
                            isReverseCharge: boolean;
                            /** @enum {string} */
                            vatReason?: "reverseCharge" | "export" | "collected" | "unproved";
                            vat: {
                                rate: number;
                                amount: components["schemas"]["Money"];
                            }[];
                            total: components["schemas"]["Price"];
                        };
                        vatCheck: {
                            /** @enum {string} */
                            status: "valid" | "invalid" | "unknown" | "malformed";
                            /** Format: date-time */
                            checkedAt: string;
                        } | null;
                        placedAt: string | null;
                        history: {
                            /** @enum {string} */
                            state: "open" | "awaitingPayment" | "authorized" | "paid" | "inProduction" | "shipped" | "delivered" | "cancelled" | "withdrawn" | "refunded";
                            /** Format: date-time */
                            at: string;
                        }[];
                        payment: {
                            id: string;
                            /** @enum {string} */
                            method: "ideal" | "bancontact" | "creditcard" | "paypal" | "klarna" | "banktransfer" | "eps" | "invoice";
                            /** @enum {string} */
                            status: "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
                        } | null;
                        parcel?: {
                            carrier: string | null;
                            tracking: string | null;
                        };
                        cartToken?: string;
                        refunded: components["schemas"]["Money"];
                    };
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "product-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "product.changed",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "id": "0199f3a2c5d47e61b0a4",
                 *         "sku": "WPN-ochre-01",
                 *         "isOnSale": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    type: "product.changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: components["schemas"]["ProductChanged"];
                };
            };
        };
        responses: {
            /** @description Never send here again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; it is sent again */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
